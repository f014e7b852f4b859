import type { Tx } from '../platform/db.ts';
import { instant, sql } from '../platform/sql.ts';

/** What a household would like of every later visit, kept with its house. */
type HauswunschNeu = {
  readonly id: string;
  readonly liegenschaftId: string;
  readonly nutzungseinheitId: string | null;
  /** Null where the office wrote it down without a visit. */
  readonly terminId: string | null;
  readonly text: string;
  readonly am: Date;
  readonly von: string;
};

/** Keeps a wish that was said about a visit; said again it replaces the first. */
export const insertHauswunsch = (tx: Tx, neu: HauswunschNeu): Promise<number> =>
  tx.run(sql`insert into hauswunsch (id, liegenschaft_id, nutzungseinheit_id, termin_id, text, gemerkt_am, gemerkt_von)
    values (${neu.id}, ${neu.liegenschaftId}, ${neu.nutzungseinheitId}, ${neu.terminId}, ${neu.text}, ${instant(neu.am)}, ${neu.von})
    on conflict (unternehmen_id, termin_id) do update set text = excluded.text, gemerkt_am = excluded.gemerkt_am`);

const EINHEIT = sql`coalesce(nullif(concat_ws(' ', nullif(n.geschoss, ''), nullif(n.lage, '')), ''), nullif(n.bezeichnung, ''), n.nummer)`;
export const listEinheiten = (tx: Tx, liegenschaftId: string): Promise<{ id: string; name: string }[]> =>
  tx.rows(sql`select n.id, ${EINHEIT} as name from nutzungseinheit n
    where n.liegenschaft_id = ${liegenschaftId} order by n.nummer, n.id limit 500`);

export type HauswunschRow = {
  id: string;
  text: string;
  nutzungseinheit_id: string | null;
  termin_id: string | null;
  fuer: string;
  gemerkt_am: Date;
};
export const listHauswuensche = (tx: Tx, liegenschaftId: string): Promise<HauswunschRow[]> =>
  tx.rows(sql`
    select w.id, w.text, w.nutzungseinheit_id, w.termin_id, w.gemerkt_am, coalesce(${EINHEIT}, '') as fuer
    from hauswunsch w left join nutzungseinheit n on n.unternehmen_id = w.unternehmen_id and n.id = w.nutzungseinheit_id
    where w.liegenschaft_id = ${liegenschaftId} order by w.gemerkt_am desc, w.id`);
export const deleteHauswunsch = (tx: Tx, liegenschaftId: string, id: string): Promise<number> =>
  tx.run(sql`delete from hauswunsch where liegenschaft_id = ${liegenschaftId} and id = ${id}`);

/** The wish as somebody saw it, and nobody else's. */
export const updateHauswunsch = (
  tx: Tx,
  { liegenschaftId, id }: { liegenschaftId: string; id: string },
  neu: { text: string; nutzungseinheitId: string | null; vorher: string },
): Promise<number> =>
  tx.run(sql`update hauswunsch set text = ${neu.text}, nutzungseinheit_id = ${neu.nutzungseinheitId}::uuid
    where liegenschaft_id = ${liegenschaftId} and id = ${id} and text = ${neu.vorher}`);
/** One house's wishes are written one after the other. */
export const lockHaus = (tx: Tx, id: string): Promise<{ id: string } | undefined> =>
  tx.row(sql`select id from liegenschaft where id = ${id} for update`);
