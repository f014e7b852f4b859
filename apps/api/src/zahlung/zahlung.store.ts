import type { Rechnungsanschrift } from '@kehrtour/contract/zahlung';
import type { Tag } from '@kehrtour/domain/tag';
import type { TarifId } from '@kehrtour/domain/unternehmen/tarif';
import type { Tarifwechsel } from '@kehrtour/domain/unternehmen/tarifwechsel';
import type { Zahlungsart } from '@kehrtour/domain/zahlung/zahlungsart';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql } from '../platform/db/sql.ts';

export type ZahlungRow = {
  art: Zahlungsart;
  anschrift: Rechnungsanschrift | null;
  version: number;
  betrieb: Omit<Rechnungsanschrift, 'ustId' | 'leitwegId' | 'zusatz'>;
  angelegt_am: Date;
  testende_am: Tag | null;
  mitarbeitende: number;
};
/** With what is used where nobody has entered anything yet. */
export async function getZahlung(tx: Tx): Promise<ZahlungRow> {
  const row = await tx.row<ZahlungRow>(sql`
    select coalesce(z.art, 'rechnung') as art, z.anschrift, coalesce(z.version, 1) as version, u.angelegt_am, z.testende_am::text as testende_am,
      jsonb_build_object('name', u.name, 'strasse', trim(u.strasse || ' ' || u.hausnr), 'plz', u.plz, 'ort', u.ort) as betrieb,
      (select count(*)::int from mitarbeiter where aktiv) as mitarbeitende
    from unternehmen u left join zahlung z on z.unternehmen_id = u.unternehmen_id`);
  if (!row) throw new Error('no company in this transaction');
  return row;
}

/** Holds the row until the end, and makes it at the first change; false when somebody else was faster. */
export async function claimVersion(tx: Tx, version: number): Promise<boolean> {
  await tx.run(sql`insert into zahlung default values on conflict do nothing`);
  return (await tx.run(sql`update zahlung set version = version + 1 where version = ${version}`)) === 1;
}
export const saveAnschrift = (tx: Tx, anschrift: Rechnungsanschrift): Promise<number> =>
  tx.run(sql`update zahlung set anschrift = ${json(anschrift)}::jsonb`);
export const saveZahlungsart = (tx: Tx, art: Zahlungsart): Promise<number> =>
  tx.run(sql`update zahlung set art = ${art}`);

export const listTarifwechsel = (tx: Tx): Promise<Tarifwechsel[]> =>
  tx.rows(sql`select ab::text as ab, tarif from tarifwechsel order by ab`);
/** What was settled for later is no longer meant; days that are over stay. */
export async function replaceTarifwechsel(
  tx: Tx,
  { ab, tarif, heute }: { ab: Tag; tarif: TarifId | null; heute: Tag },
): Promise<void> {
  await tx.run(sql`delete from tarifwechsel where ab > ${heute}::date`);
  await tx.run(sql`
    insert into tarifwechsel (ab, tarif) values (${ab}::date, ${tarif})
    on conflict (unternehmen_id, ab) do update set tarif = excluded.tarif`);
}

export type EmpfaengerRow = { id: string; email: string; bestaetigt: boolean };
export const listEmpfaenger = (tx: Tx): Promise<EmpfaengerRow[]> =>
  tx.rows(
    sql`select id, email, bestaetigt_am is not null as bestaetigt from rechnungsempfaenger order by angelegt_am, id`,
  );
type Code = { hash: Buffer; bis: Date };
/** False when the address is in the list already. */
export async function insertEmpfaenger(
  tx: Tx,
  neu: { id: string; email: string; am: Date; code: Code },
): Promise<boolean> {
  const rows = await tx.run(sql`
    insert into rechnungsempfaenger (id, email, angelegt_am, code_hash, code_bis)
    values (${neu.id}, ${neu.email}, ${instant(neu.am)}, ${neu.code.hash}, ${instant(neu.code.bis)}) on conflict do nothing`);
  return rows === 1;
}
export const saveEmpfaengercode = (tx: Tx, id: string, code: Code): Promise<{ email: string } | undefined> =>
  tx.row(sql`
    update rechnungsempfaenger set code_hash = ${code.hash}, code_bis = ${instant(code.bis)}
    where id = ${id} and bestaetigt_am is null returning email`);
/** The address that this code opens; undefined when it is another one's, used or too old. */
export const confirmEmpfaenger = (
  tx: Tx,
  { id, hash, am }: { id: string; hash: Buffer; am: Date },
): Promise<{ email: string } | undefined> =>
  tx.row(sql`
    update rechnungsempfaenger set bestaetigt_am = ${instant(am)}, code_hash = null, code_bis = null
    where id = ${id} and code_hash = ${hash} and code_bis > ${instant(am)} returning email`);
/** Mails with a code that were written lately, whatever became of their addresses. */
export async function countCodesDerStunde(tx: Tx): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`
    select count(*)::int as anzahl from ausgang
    where vorlage = 'rechnungsempfaenger-code' and angelegt_am > now() - interval '1 hour'`);
  return row?.anzahl ?? 0;
}
export const deleteEmpfaenger = (tx: Tx, id: string): Promise<{ email: string } | undefined> =>
  tx.row(sql`delete from rechnungsempfaenger where id = ${id} returning email`);

export type MandatRow = {
  id: string;
  referenz: string;
  kontoinhaber: string;
  iban: Uint8Array;
  iban_ende: string;
  erteilt_am: Tag;
};
export const findMandat = (tx: Tx): Promise<MandatRow | undefined> =>
  tx.row(sql`
    select id, referenz, kontoinhaber, iban, iban_ende, erteilt_am::text as erteilt_am
    from lastschriftmandat where widerrufen_am is null`);
export const revokeMandat = (tx: Tx, am: Tag): Promise<number> =>
  tx.run(sql`update lastschriftmandat set widerrufen_am = ${am}::date where widerrufen_am is null`);
export const insertMandat = (tx: Tx, neu: MandatRow): Promise<number> =>
  tx.run(sql`
    insert into lastschriftmandat (id, referenz, kontoinhaber, iban, iban_ende, erteilt_am)
    values (${neu.id}, ${neu.referenz}, ${neu.kontoinhaber}, ${neu.iban}, ${neu.iban_ende}, ${neu.erteilt_am}::date)`);

/** Companies that use the planner without a plan that is valid on this day; needs the role `kehrtour_jobs`. */
export const listOhneTarif = (
  tx: Tx,
  heute: Tag,
): Promise<{ unternehmen_id: string; angelegt_am: Date; testende_am: Tag | null }[]> =>
  tx.rows(sql`
    select u.unternehmen_id, u.angelegt_am, z.testende_am::text as testende_am
    from unternehmen u left join zahlung z on z.unternehmen_id = u.unternehmen_id
    where u.kehrtourplaner and (
      select t.tarif from tarifwechsel t where t.unternehmen_id = u.unternehmen_id and t.ab <= ${heute}::date
      order by t.ab desc limit 1) is null`);

/** Companies whose planner is open and ends on a day that is known; needs the role `kehrtour_jobs`. */
export const listEndende = (
  tx: Tx,
  heute: Tag,
): Promise<
  { unternehmen_id: string; angelegt_am: Date; testende_am: Tag | null; wechsel: Tarifwechsel[] }[]
> =>
  tx.rows(sql`
    select u.unternehmen_id, u.angelegt_am, z.testende_am::text as testende_am,
      coalesce(jsonb_agg(jsonb_build_object('ab', t.ab, 'tarif', t.tarif) order by t.ab) filter (where t.ab is not null), '[]') as wechsel
    from unternehmen u left join zahlung z on z.unternehmen_id = u.unternehmen_id
      left join tarifwechsel t on t.unternehmen_id = u.unternehmen_id
    where u.kehrtourplaner
    group by u.unternehmen_id, u.angelegt_am, z.testende_am
    having bool_or(t.tarif is null and t.ab > ${heute}::date)
      or (array_agg(t.tarif order by t.ab desc) filter (where t.ab <= ${heute}::date))[1] is null`);
/** Where the owners read their mail. */
export const findInhabermails = (tx: Tx): Promise<{ email: string; name: string }[]> =>
  tx.rows(sql`
    select m.email, m.vorname || ' ' || m.nachname as name from mitarbeiter m join unternehmen u using (unternehmen_id)
      join lateral tor_anmeldung_von('mitarbeiter', m.id) a on a.passwort_hash is not null or a.passkeys > 0
    where m.rolle = 'inhaber' and m.aktiv and m.email <> '' and not u.gesperrt order by m.email`);

/** What was agreed otherwise with this company. */
export const saveTestende = (tx: Tx, tag: Tag): Promise<number> =>
  tx.run(sql`
    insert into zahlung (testende_am) values (${tag}::date)
    on conflict (unternehmen_id) do update set testende_am = excluded.testende_am`);
