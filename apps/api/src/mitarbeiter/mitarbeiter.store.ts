import type { Rolle } from '@kehrtour/contract/konto';
import type { Mitarbeiter, Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';
import type { Tag } from '@kehrtour/domain/tag';
import { STEHENDE } from '@kehrtour/domain/termin/termin';
import {
  type Mitarbeiteranrede,
  MITARBEITERFARBEN,
  type Mitarbeiterqualifikation,
} from '@kehrtour/domain/unternehmen/mitarbeiter';

import type { Tx } from '../platform/db/db.ts';
import { instant, json, sql, worte } from '../platform/db/sql.ts';

type Insert = {
  id: string;
  vorname: string;
  nachname: string;
  rolle: string;
  qualifikation: Mitarbeiterqualifikation;
  anrede: Mitarbeiteranrede;
  email: string;
  telefon: string;
  faehrt: boolean;
  arbeitszeit: unknown;
  pause: unknown;
  startort: Mitarbeiterdaten['startort'];
  geburtsdatum?: Tag | null | undefined;
  farbe?: number | undefined;
};

export async function insertMitarbeiter(tx: Tx, neu: Insert): Promise<void> {
  await tx.run(sql`
    insert into mitarbeiter (id, vorname, nachname, rolle, qualifikation, anrede, email, telefon, faehrt, arbeitszeit, pause, startort,
      geburtsdatum, farbe)
    values (${neu.id}, ${neu.vorname}, ${neu.nachname}, ${neu.rolle}, ${neu.qualifikation}, ${neu.anrede}, ${neu.email}, ${neu.telefon}, ${neu.faehrt},
      ${json(neu.arbeitszeit)}::jsonb, ${orNull(neu.pause)}, ${orNull(place(neu.startort))}, ${neu.geburtsdatum ?? null}::date,
      coalesce(${neu.farbe ?? null}::int, 1 + (select count(*) from mitarbeiter) % ${MITARBEITERFARBEN.length}::int))`);
}

export type MitarbeiterRow = {
  id: string;
  vorname: string;
  nachname: string;
  rolle: Rolle;
  qualifikation: Mitarbeiter['qualifikation'];
  anrede: Mitarbeiteranrede;
  email: string;
  telefon: string;
  faehrt: boolean;
  farbe: number;
  arbeitszeit: Mitarbeiter['arbeitszeit'];
  pause: Mitarbeiter['pause'];
  startort: { name: string; lat: number; lon: number } | null;
  geburtsdatum: Tag | null;
  aktiv: boolean;
  version: number;
  zugang: Mitarbeiter['zugang'];
  zweiterFaktor: boolean;
  adresse_gewuenscht: string | null;
  adresse_gewuenscht_bis: Date | null;
};

const columns = sql`m.id, m.vorname, m.nachname, m.rolle, m.qualifikation, m.anrede, m.email, m.telefon, m.faehrt, m.farbe, m.arbeitszeit,
  m.pause, m.startort, m.geburtsdatum, m.aktiv, m.version, m.adresse_gewuenscht, m.adresse_gewuenscht_bis,
  case when a.person_id is null then 'keiner' when not a.aktiv then 'gesperrt' when a.passwort_hash is null then 'eingeladen' else 'aktiv' end as zugang,
  (a.zweiter_faktor is not null or coalesce(a.passkeys, 0) > 0) as "zweiterFaktor"
  from mitarbeiter m left join lateral tor_anmeldung_von('mitarbeiter', m.id) a on true`;

/** Active ones first, then by name. */
export const listMitarbeiter = (tx: Tx): Promise<MitarbeiterRow[]> =>
  tx.rows(sql`select ${columns} order by m.aktiv desc, m.nachname, m.vorname, m.id`);
export const findMitarbeiter = (tx: Tx, id: string): Promise<MitarbeiterRow | undefined> =>
  tx.row(sql`select ${columns} where m.id = ${id}`);

/** False when somebody else was faster. */
export async function saveMitarbeiter(
  tx: Tx,
  id: string,
  daten: Mitarbeiterdaten & { aktiv: boolean; version: number },
): Promise<boolean> {
  const saved = await tx.run(sql`
    update mitarbeiter set vorname = ${daten.vorname}, nachname = ${daten.nachname}, rolle = ${daten.rolle},
      qualifikation = ${daten.qualifikation}, anrede = ${daten.anrede},
      email = ${daten.email}, telefon = ${daten.telefon}, faehrt = ${daten.faehrt}, arbeitszeit = ${json(daten.arbeitszeit)}::jsonb,
      pause = ${orNull(daten.pause)}, startort = ${orNull(place(daten.startort))}, aktiv = ${daten.aktiv},
      geburtsdatum = case when ${daten.geburtsdatum !== undefined}::boolean then ${daten.geburtsdatum ?? null}::date else geburtsdatum end,
      farbe = coalesce(${daten.farbe ?? null}::int, farbe), version = version + 1
    where id = ${id} and version = ${daten.version}`);
  return saved === 1;
}

/** False when somebody else was faster. */
export async function savePersonalien(
  tx: Tx,
  id: string,
  daten: { vorname: string; nachname: string; telefon: string; email: string; version: number },
): Promise<boolean> {
  const saved = await tx.run(sql`
    update mitarbeiter set vorname = ${daten.vorname}, nachname = ${daten.nachname}, telefon = ${daten.telefon}, email = ${daten.email}, version = version + 1
    where id = ${id} and version = ${daten.version}`);
  return saved === 1;
}

export const saveEmail = (tx: Tx, id: string, email: string): Promise<number> =>
  tx.run(sql`update mitarbeiter set email = ${email}, version = version + 1 where id = ${id}`);

/**
 * Other people who could still run the company: active, and able to log in. Locks them and this one in one order, so that two
 * cannot leave at once and neither waits for the other for ever.
 */
export async function countAndereInhaber(tx: Tx, id: string): Promise<number> {
  const rows = await tx.rows<{ id: string }>(sql`
    select m.id from mitarbeiter m join lateral tor_anmeldung_von('mitarbeiter', m.id) a on a.aktiv
    where m.rolle = 'inhaber' and m.aktiv order by m.id for update of m`);
  return rows.filter((row) => row.id !== id).length;
}

/** Whether customers still expect this person. */
export async function hasKommendeTermine(tx: Tx, id: string, now: Date): Promise<boolean> {
  const row = await tx.row<{ ja: boolean }>(sql`
    select exists (select from termin where mitarbeiter_id = ${id} and ende > ${instant(now)}
      and status in ${worte(STEHENDE)}) as ja`);
  return row?.ja === true;
}

/** Held until the transaction ends. */
export const lockTage = (tx: Tx, id: string): Promise<unknown> =>
  tx.rows(sql`select pg_advisory_xact_lock(hashtextextended(${id}, 42))`);

/** JSON columns that may be absent hold SQL null, never the JSON word. */
function orNull(value: unknown) {
  return value === null || value === undefined ? sql`null` : sql`${json(value)}::jsonb`;
}

function place(startort: Mitarbeiterdaten['startort']) {
  return startort && { name: startort.name, ...startort.koordinaten };
}
