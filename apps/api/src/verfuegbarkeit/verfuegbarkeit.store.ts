import type { Ausnahmedaten, Zeitspanne } from '@kehrtour/contract/verfuegbarkeit';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../platform/db/db.ts';
import { json, liste, sql } from '../platform/db/sql.ts';

export type PersonRow = {
  id: string;
  vorname: string;
  nachname: string;
  farbe: number;
  arbeitszeit: { wochentag: number; von: string; bis: string }[];
};
/** Active people who drive, by name: those who can be booked. */
export const listBuchbare = (tx: Tx): Promise<PersonRow[]> =>
  tx.rows(
    sql`select id, vorname, nachname, farbe, arbeitszeit from mitarbeiter where aktiv and faehrt order by nachname, vorname, id`,
  );

export type MusterRow = { mitarbeiter_id: string; wochentag: number; von: number; bis: number };
export const listMuster = (tx: Tx): Promise<MusterRow[]> =>
  tx.rows(
    sql`select mitarbeiter_id, wochentag, lower(minuten) as von, upper(minuten) as bis from verfuegbarkeit order by wochentag, lower(minuten)`,
  );

export type AusnahmeRow = {
  id: string;
  mitarbeiter_id: string;
  von: string;
  bis: string;
  zeiten: Zeitspanne[];
  grund: string;
};
/** Exceptions that end on `ab` or later. */
export const listAusnahmen = (tx: Tx, ab: Tag): Promise<AusnahmeRow[]> =>
  tx.rows(sql`
    select id, mitarbeiter_id, lower(tage)::text as von, (upper(tage) - 1)::text as bis, zeiten, grund
    from verfuegbarkeit_ausnahme where upper(tage) > ${ab}::date order by lower(tage), id`);

/** Locks people against another change of their times, always in the same order, but not against bookings; answers those that exist. */
export async function lockMitarbeiter(tx: Tx, ids: readonly string[]): Promise<string[]> {
  const rows = await tx.rows<{ id: string }>(
    sql`select id from mitarbeiter where id = any(${liste(ids)}::uuid[]) order by id for no key update`,
  );
  return rows.map(({ id }) => id);
}

/** Who of these said when she was born. */
export const listGeburtsdaten = (
  tx: Tx,
  ids: readonly string[],
): Promise<{ id: string; vorname: string; geburtsdatum: Tag }[]> =>
  tx.rows(
    sql`select id, vorname, geburtsdatum from mitarbeiter where id = any(${liste(ids)}::uuid[]) and geburtsdatum is not null order by id`,
  );

/** Puts a weekly pattern in the place of the present one. */
export async function replaceMuster(
  tx: Tx,
  mitarbeiterId: string,
  muster: readonly { id: string; wochentag: number; von: number; bis: number }[],
): Promise<void> {
  await tx.run(sql`delete from verfuegbarkeit where mitarbeiter_id = ${mitarbeiterId}`);
  await tx.run(sql`
    insert into verfuegbarkeit (id, mitarbeiter_id, wochentag, minuten)
    select m.id, ${mitarbeiterId}::uuid, m.wochentag, int4range(m.von, m.bis)
    from jsonb_to_recordset(${json(muster)}::jsonb) as m(id uuid, wochentag smallint, von integer, bis integer)`);
}

export async function insertAusnahme(tx: Tx, neu: Ausnahmedaten & { id: string }): Promise<void> {
  await tx.run(sql`
    insert into verfuegbarkeit_ausnahme (id, mitarbeiter_id, tage, zeiten, grund)
    values (${neu.id}, ${neu.mitarbeiterId}, daterange(${neu.von}::date, ${neu.bis}::date, '[]'), ${json(neu.zeiten)}::jsonb, ${neu.grund})`);
}

export const deleteAusnahme = (tx: Tx, id: string): Promise<AusnahmeRow | undefined> =>
  tx.row(sql`
    delete from verfuegbarkeit_ausnahme where id = ${id}
    returning id, mitarbeiter_id, lower(tage)::text as von, (upper(tage) - 1)::text as bis, zeiten, grund`);
