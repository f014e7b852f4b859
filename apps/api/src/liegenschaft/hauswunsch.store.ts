import type { Tx } from '../platform/db.ts';
import { instant, sql } from '../platform/sql.ts';

/** What a household would like of every later visit, kept with its house. */
type HauswunschNeu = {
  readonly id: string;
  readonly liegenschaftId: string;
  readonly nutzungseinheitId: string | null;
  readonly terminId: string;
  readonly text: string;
  readonly am: Date;
  readonly von: string;
};

/** Keeps a wish that was said about a visit; said again it replaces the first. */
export const insertHauswunsch = (tx: Tx, neu: HauswunschNeu): Promise<number> =>
  tx.run(sql`insert into hauswunsch (id, liegenschaft_id, nutzungseinheit_id, termin_id, text, gemerkt_am, gemerkt_von)
    values (${neu.id}, ${neu.liegenschaftId}, ${neu.nutzungseinheitId}, ${neu.terminId}, ${neu.text}, ${instant(neu.am)}, ${neu.von})
    on conflict (unternehmen_id, termin_id) do update set text = excluded.text, gemerkt_am = excluded.gemerkt_am`);

export type HauswunschRow = { id: string; text: string; fuer: string; gemerkt_am: Date };
export const listHauswuensche = (tx: Tx, liegenschaftId: string): Promise<HauswunschRow[]> =>
  tx.rows(sql`
    select w.id, w.text, w.gemerkt_am,
      coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer, '') as fuer
    from hauswunsch w left join nutzungseinheit n on n.unternehmen_id = w.unternehmen_id and n.id = w.nutzungseinheit_id
    where w.liegenschaft_id = ${liegenschaftId} order by w.gemerkt_am desc, w.id`);
export const deleteHauswunsch = (tx: Tx, liegenschaftId: string, id: string): Promise<number> =>
  tx.run(sql`delete from hauswunsch where liegenschaft_id = ${liegenschaftId} and id = ${id}`);
