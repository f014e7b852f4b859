import type { Rolle } from '@kehrtour/contract/konto';
import type { Bundesland } from '@kehrtour/domain/recht/bundesland';
import type { Linkzweck, Strategie } from '@kehrtour/domain/unternehmen/konto';

import type { Tx } from '../platform/db/db.ts';
import { instant, sql } from '../platform/db/sql.ts';
import type { Einstellungsspalte } from '../unternehmen/einstellungen.ts';

/** A login row as the gate gives it. */
export type Anmeldung = {
  strategie: Strategie;
  email: string;
  person_id: string;
  unternehmen_id: string | null;
  passwort_hash: string | null;
  zweiter_faktor: string | null;
  passkeys: number;
  aktiv: boolean;
};
/** An app or a passkey: the password alone does not let in. */
export const hatFaktor = (login: Pick<Anmeldung, 'zweiter_faktor' | 'passkeys'>): boolean =>
  login.zweiter_faktor !== null || login.passkeys > 0;
/** Names nobody can read: of a place, and of the counters of tries there and everywhere else. */
export type Anmeldemarken = { ort: Uint8Array; fremd: Uint8Array; bekannt: Uint8Array };
export type Einmalcode = { zweck: Linkzweck; strategie: Strategie; person_id: string };
export type SitzungRow = { token_hash: Uint8Array; angelegt_am: Date; zuletzt_am: Date; geraet: string };

const ANMELDUNG = sql`strategie, email, person_id, unternehmen_id, passwort_hash, zweiter_faktor, passkeys, aktiv`;
export const findAnmeldung = (tx: Tx, strategie: Strategie, email: string): Promise<Anmeldung | undefined> =>
  tx.row(sql`select ${ANMELDUNG} from tor_anmeldung(${strategie}, ${email})`);
export const anmeldungVon = (
  tx: Tx,
  strategie: Strategie,
  personId: string,
): Promise<Anmeldung | undefined> =>
  tx.row(sql`select ${ANMELDUNG} from tor_anmeldung_von(${strategie}, ${personId})`);
/** False when the address is taken anywhere in the product. */
export async function insertAnmeldung(
  tx: Tx,
  login: {
    strategie: Strategie;
    email: string;
    personId: string;
    unternehmenId: string | null;
    passwortHash: string | null;
  },
): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_anmeldung_anlegen(${login.strategie}, ${login.email}, ${login.personId}, ${login.unternehmenId}, ${login.passwortHash}) as ok`,
  );
  return row?.ok === true;
}
/** False when the address is taken. */
export async function setAnmeldungEmail(tx: Tx, personId: string, email: string): Promise<boolean> {
  const row = await tx.row<{ ok: boolean }>(
    sql`select tor_anmeldung_email('mitarbeiter', ${personId}, ${email}) as ok`,
  );
  return row?.ok === true;
}
/** Off ends every session of the person at once. */
export const setAnmeldungAktiv = (tx: Tx, personId: string, aktiv: boolean): Promise<unknown> =>
  tx.rows(sql`select tor_anmeldung_aktiv('mitarbeiter', ${personId}, ${aktiv})`);
/** Takes one try, for an unknown address as well. `darf` false: this one is not looked at. */
export async function nimmAnmeldeversuch(
  tx: Tx,
  wer: { strategie: Strategie; email: string; marken: Anmeldemarken; now: Date },
): Promise<{ darf: boolean; login: Anmeldung | undefined }> {
  const { ort, fremd, bekannt } = wer.marken;
  const row = await tx.row<Anmeldung & { darf: boolean }>(
    sql`select * from tor_anmeldeversuch(${wer.strategie}, ${wer.email}, ${ort}, ${fremd}, ${bekannt}, ${instant(wer.now)})`,
  );
  return { darf: row?.darf === true, login: row?.person_id ? row : undefined };
}
/** Ends every wait for this login and remembers the place. */
export const anmeldungGelungen = (
  tx: Tx,
  login: Pick<Anmeldung, 'strategie' | 'person_id'>,
  { ort, fremd, bekannt }: Anmeldemarken,
  now: Date,
): Promise<unknown> =>
  tx.rows(
    sql`select tor_anmeldung_gelungen(${login.strategie}, ${login.person_id}, ${ort}, ${fremd}, ${bekannt}, ${instant(now)})`,
  );
export async function ortBekannt(tx: Tx, login: Anmeldung, ort: Uint8Array): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(
    sql`select tor_ort_bekannt(${login.strategie}, ${login.person_id}, ${ort}) as ja`,
  );
  return row?.ja === true;
}
export const insertSitzung = (
  tx: Tx,
  sitzung: { hash: Uint8Array; login: Anmeldung; now: Date; ablauf: Date; geraet: string },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_sitzung_anlegen(${sitzung.hash}, ${sitzung.login.strategie}, ${sitzung.login.person_id},
        ${sitzung.login.unternehmen_id}, ${instant(sitzung.now)}, ${instant(sitzung.ablauf)}, ${sitzung.geraet})`,
  );
export const endSitzung = (tx: Tx, hash: Uint8Array): Promise<unknown> =>
  tx.rows(sql`select tor_sitzung_ende(${hash})`);
export const endAndereSitzungen = (
  tx: Tx,
  strategie: Strategie,
  personId: string,
  behalte: Uint8Array,
): Promise<unknown> => tx.rows(sql`select tor_sitzungen_ende(${strategie}, ${personId}, ${behalte})`);
export const listSitzungen = (tx: Tx, strategie: Strategie, personId: string): Promise<SitzungRow[]> =>
  tx.rows(
    sql`select token_hash, angelegt_am, zuletzt_am, geraet from tor_sitzungen(${strategie}, ${personId})`,
  );
export const setPasswort = (
  tx: Tx,
  neu: { strategie: Strategie; personId: string; hash: string; behalte: Uint8Array | null },
): Promise<unknown> =>
  tx.rows(sql`select tor_passwort(${neu.strategie}, ${neu.personId}, ${neu.hash}, ${neu.behalte})`);
export const insertEinmalcode = (
  tx: Tx,
  code: {
    hash: Uint8Array;
    zweck: Linkzweck;
    strategie: Strategie;
    personId: string;
    ablauf: Date;
  },
): Promise<unknown> =>
  tx.rows(
    sql`select tor_einmalcode_anlegen(${code.hash}, ${code.zweck}, ${code.strategie}, ${code.personId}, ${instant(code.ablauf)})`,
  );
export const findEinmalcode = (tx: Tx, hash: Uint8Array, now: Date): Promise<Einmalcode | undefined> =>
  tx.row(sql`select zweck, strategie, person_id from tor_einmalcode(${hash}, ${instant(now)})`);
export const useEinmalcode = (tx: Tx, hash: Uint8Array, now: Date): Promise<Einmalcode | undefined> =>
  tx.row(sql`select zweck, strategie, person_id from tor_einmalcode_verbrauchen(${hash}, ${instant(now)})`);
export const findAdminUser = (
  tx: Tx,
  id: string,
): Promise<{ id: string; name: string; demo: boolean } | undefined> =>
  tx.row(sql`select id, name, demo from tor_admin_user(${id})`);
export const insertAdminUser = (
  tx: Tx,
  admin: { id: string; name: string; demo: boolean },
): Promise<unknown> => tx.rows(sql`select tor_admin_user_anlegen(${admin.id}, ${admin.name}, ${admin.demo})`);

export type PersonRow = {
  id: string;
  vorname: string;
  nachname: string;
  rolle: Rolle;
  aktiv: boolean;
  unternehmen_id: string;
  name: string;
  slug: string;
  bundesland: Bundesland;
  kehrtourplaner: boolean;
  terminbuchung: boolean;
  gesperrt: boolean;
  einstellungen: Einstellungsspalte;
  loeschung_am: string | null;
};
/** The person with her company; needs the company's transaction. */
export const findPerson = (tx: Tx, id: string): Promise<PersonRow | undefined> =>
  tx.row(sql`select m.id, m.vorname, m.nachname, m.rolle, m.aktiv, u.unternehmen_id, u.name, u.slug, u.bundesland,
      u.kehrtourplaner, u.terminbuchung, u.gesperrt, u.einstellungen,
      (select faellig_am::text from loeschauftrag) as loeschung_am
    from mitarbeiter m join unternehmen u using (unternehmen_id) where m.id = ${id}`);
