import type { Tx } from '../platform/db.ts';
import { instant, sql } from '../platform/sql.ts';

export type AbwesenheitRow = { id: string; mitarbeiter_id: string; von: Date; bis: Date; grund: string };

/** Absences that the office entered and that are not over; those of a connected calendar belong to the calendar. */
export const listAbwesenheiten = (tx: Tx, ab: Date): Promise<AbwesenheitRow[]> =>
  tx.rows(sql`
    select id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, grund from belegung
    where art = 'abwesenheit' and bezug_id is null and upper(zeitraum) > ${instant(ab)} order by lower(zeitraum), id`);

/** Holds that ran out stand in nobody's way, but a constraint cannot know it (ruling 24). */
export async function deleteAbgelaufene(
  tx: Tx,
  { mitarbeiterId, von, bis, jetzt }: { mitarbeiterId: string; von: Date; bis: Date; jetzt: Date },
): Promise<void> {
  await tx.run(sql`
    delete from belegung where mitarbeiter_id = ${mitarbeiterId} and laeuft_ab <= ${instant(jetzt)}
      and zeitraum && tstzrange(${instant(von)}, ${instant(bis)})`);
}

/** False when something stands in the way; with `ueberstimmt` it never does. */
export async function insertAbwesenheit(
  tx: Tx,
  neu: AbwesenheitRow & { ueberstimmt: boolean },
): Promise<boolean> {
  const inserted = await tx.run(sql`
    insert into belegung (id, mitarbeiter_id, zeitraum, art, ueberstimmt, grund)
    values (${neu.id}, ${neu.mitarbeiter_id}, tstzrange(${instant(neu.von)}, ${instant(neu.bis)}), 'abwesenheit', ${neu.ueberstimmt}, ${neu.grund})
    on conflict do nothing`);
  return inserted === 1;
}

export const deleteAbwesenheit = (tx: Tx, id: string): Promise<AbwesenheitRow | undefined> =>
  tx.row(sql`
    delete from belegung where id = ${id} and art = 'abwesenheit' and bezug_id is null
    returning id, mitarbeiter_id, lower(zeitraum) as von, upper(zeitraum) as bis, grund`);
