import type { Tx } from '../../../platform/db/db.ts';
import { json, liste, sql } from '../../../platform/db/sql.ts';

/** One property as it was pushed: its id, and what the whole of it comes to. */
export type Nennung = { readonly externalId: string; readonly pruefsumme: string };

/** Whatever a comparison rests on: the words of the push, the house as it was last imported, the catalogue that makes Fristen. */
const siegel = (pruefsumme: string) =>
  sql`md5(concat_ws('|', ${sql.raw(pruefsumme)}, l.import_stand::text, l.import_id, katalog.summe))`;
const KATALOG = sql`katalog as materialized (select md5(coalesce(string_agg(t::text, '|' order by t.id), '')) as summe from taetigkeit t)`;

/** Those of which nothing is new, by their ids. */
export const listUnveraenderte = (
  tx: Tx,
  quelle: string,
  nennungen: readonly Nennung[],
): Promise<{ external_id: string; aufgaben: number }[]> =>
  tx.rows(sql`with ${KATALOG}
    select l.external_id, s.aufgaben from unnest(${liste(nennungen.map(({ externalId }) => externalId))}::text[],
      ${liste(nennungen.map(({ pruefsumme }) => pruefsumme))}::text[]) as n(external_id, pruefsumme)
    join liegenschaft l on l.external_id = n.external_id and not l.nicht_mehr_im_export
    join sendungsstand s on s.unternehmen_id = l.unternehmen_id and s.liegenschaft_id = l.id and s.quelle = ${quelle}, katalog
    where s.siegel = ${siegel('n.pruefsumme')}`);

export type Vergleich = { readonly id: string; readonly pruefsumme: string; readonly aufgaben: number };
/** The states of houses that were compared just now, and written where they had changed. */
export const saveSendungsstaende = (
  tx: Tx,
  quelle: string,
  verglichene: readonly Vergleich[],
): Promise<number> =>
  tx.run(sql`with ${KATALOG}
    insert into sendungsstand (liegenschaft_id, quelle, siegel, aufgaben)
    select l.id, ${quelle}, ${siegel('v.pruefsumme')}, v.aufgaben
    from jsonb_to_recordset(${json(verglichene)}::jsonb) as v(id uuid, pruefsumme text, aufgaben integer)
    join liegenschaft l on l.id = v.id, katalog order by l.id
    on conflict (unternehmen_id, liegenschaft_id, quelle) do update set siegel = excluded.siegel, aufgaben = excluded.aufgaben`);
