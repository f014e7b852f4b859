import type { SchichtMeta } from '../../planung/stand/planMeta.ts';
import type { Tx } from '../../platform/db/db.ts';
import { instant, json, sql } from '../../platform/db/sql.ts';
import { streicheAusAuswahl } from '../runde/kehrtour.store.ts';

export const findHalt = (
  tx: Tx,
  id: string,
): Promise<{ kehrtour_id: string; liegenschaft_id: string } | undefined> =>
  tx.row(sql`select kehrtour_id, liegenschaft_id from halt where id = ${id}`);

/** What is still to be done at a visit that is no stop: its own tasks, or those of its house that its round had taken. */
export const listOffeneAufgaben = (
  tx: Tx,
  terminId: string,
): Promise<{ id: string; dauer_minuten: number }[]> =>
  tx.rows(sql`select a.id, coalesce((select (g ->> 'dauerMinuten')::int from jsonb_array_elements(t.arbeit) as g
      where g ->> 'id' = a.id::text limit 1), a.dauer_minuten) as dauer_minuten
    from aufgabe a join termin t on t.unternehmen_id = a.unternehmen_id and t.id = ${terminId}
    where a.status = 'offen' and (a.termin_id = t.id or (a.kehrtour_id = t.kehrtour_id and a.liegenschaft_id = t.liegenschaft_id
      and a.nutzungseinheit_id is not distinct from t.nutzungseinheit_id))
    order by a.id`);

/** A house that the round visits from now on, whoever chose it. */
export const nimmInAuswahl = (tx: Tx, kehrtourId: string, liegenschaftId: string): Promise<number> =>
  tx.run(sql`update kehrtour
    set vorgaben = jsonb_set(vorgaben, '{liegenschaften,ids}',
      coalesce(vorgaben #> '{liegenschaften,ids}', '[]') || to_jsonb(${liegenschaftId}::text))
    where id = ${kehrtourId} and not coalesce(vorgaben #> '{liegenschaften,ids}', '[]') @> to_jsonb(${liegenschaftId}::text)`);

/** The stop, its tasks and its place in the selections of both rounds; there it is the stop of its house. */
export async function verlegeHalt(
  tx: Tx,
  id: string,
  { von, nach, liegenschaftId }: { von: string; nach: string; liegenschaftId: string },
): Promise<void> {
  await tx.run(sql`update halt set kehrtour_id = ${nach}, nutzungseinheit_id = null where id = ${id}`);
  await tx.run(sql`update kehrtour set version = version + 1 where id = ${von}`);
  await streicheAusAuswahl(tx, von, liegenschaftId);
  await nimmInAuswahl(tx, nach, liegenschaftId);
}

export type HaltZeit = {
  id: string;
  mitarbeiter_id: string;
  tag: string;
  position: number;
  beginn: string;
  ende: string;
  anfahrt_sekunden: number;
  wartezeit_sekunden: number;
};
/** Planned times follow; a stop whose time has left its window gets one that holds it only by announcing anew, so windows stay. */
export async function updateHaltZeiten(
  tx: Tx,
  kehrtourId: string,
  { zeiten, schichten, now }: { zeiten: readonly HaltZeit[]; schichten: readonly SchichtMeta[]; now: Date },
): Promise<void> {
  await tx.run(sql`update halt h
    set mitarbeiter_id = z.mitarbeiter_id, tag = z.tag, position = z.position, beginn = z.beginn, ende = z.ende,
      anfahrt_sekunden = z.anfahrt_sekunden, wartezeit_sekunden = z.wartezeit_sekunden, ausgelassen = false
    from jsonb_to_recordset(${json(zeiten)}::jsonb) as z(id uuid, mitarbeiter_id uuid, tag date, position integer,
      beginn timestamptz, ende timestamptz, anfahrt_sekunden integer, wartezeit_sekunden integer)
    where h.id = z.id`);
  await tx.run(
    sql`update kehrtour
      set plan = jsonb_set(plan, '{schichten}', ${json(schichten)}::jsonb), version = version + 1, geaendert_am = ${instant(now)}
      where id = ${kehrtourId}`,
  );
}
/** How many of its stops lie in a time that is taken for something beside the round; what the office overruled stands by its will. */
export async function countBelegteHalte(tx: Tx, kehrtourId: string): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`select count(*)::int as anzahl from halt h
    where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen and exists (select from belegung b
      where b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id and b.zeitraum && tstzrange(h.beginn, h.ende)
        and not b.ueberstimmt and b.bezug_id is distinct from h.kehrtour_id and not exists (select from termin t
          where t.unternehmen_id = b.unternehmen_id and t.id = b.bezug_id and t.kehrtour_id = h.kehrtour_id))`);
  return row?.anzahl ?? 0;
}
export const updateHaltFenster = (tx: Tx, id: string, von: Date, bis: Date): Promise<number> =>
  tx.run(sql`update halt set fenster_von = ${instant(von)}, fenster_bis = ${instant(bis)} where id = ${id}`);
