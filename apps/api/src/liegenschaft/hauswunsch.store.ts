import { ABGESCHLOSSENE, AUFGEHOBENE, HINFAELLIGE } from '@kehrtour/domain/termin/termin';

import type { Tx } from '../platform/db/db.ts';
import { instant, type SQL, sql, worte } from '../platform/db/sql.ts';

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

/** Somebody came since, or nobody opened: what was wished of a visit before is over. */
const WAR_JEMAND_DA = sql`exists (select from termin n where n.unternehmen_id = t.unternehmen_id and n.liegenschaft_id = t.liegenschaft_id
  and n.id <> t.id and n.angelegt_am > t.angelegt_am
  and n.status in ${worte(ABGESCHLOSSENE)} and n.status not in ${worte(AUFGEHOBENE)})`;

/**
 * The wishes of the house `l`, the newest first: those that are kept with it, and those that customers wrote to a visit that did
 * not suit and that nobody has answered yet; each as a `Wunschsatz`.
 */
export const WUENSCHE_DES_HAUSES: SQL = sql`coalesce((select jsonb_agg(
    jsonb_build_object('text', w.text, 'nutzungseinheitId', w.nutzungseinheit_id) order by w.am desc, w.id) from (
  select h.id, h.text, h.gemerkt_am as am, h.nutzungseinheit_id from hauswunsch h where h.unternehmen_id = l.unternehmen_id and h.liegenschaft_id = l.id
  union all
  select r.id, r.text, r.am, t.nutzungseinheit_id from termin t
  join rueckmeldung r on r.unternehmen_id = t.unternehmen_id and r.termin_id = t.id and r.art = 'wunsch' and r.text <> ''
  where t.unternehmen_id = l.unternehmen_id and t.liegenschaft_id = l.id and t.status in ${worte(HINFAELLIGE)}
    and (t.status = 'abgelehnt' or r.gelesen_am is null) and not ${WAR_JEMAND_DA}
    and not exists (select from rueckmeldung s where s.unternehmen_id = t.unternehmen_id and s.termin_id = t.id
      and s.art <> 'frage' and s.am > r.am)
    and not exists (select from hauswunsch h where h.unternehmen_id = t.unternehmen_id and h.termin_id = t.id)) w), '[]')`;

/** The same as they stand among the notes of a stop: of one for a single flat (`einheit`) without those of its neighbours. */
export const wunschnotiz = (
  einheit: SQL,
): SQL => sql`(select string_agg('Wunsch: ' || (w.wunsch ->> 'text'), ' · ' order by w.nr desc)
  from jsonb_array_elements(${WUENSCHE_DES_HAUSES}) with ordinality as w(wunsch, nr)
  where ${einheit} is null or w.wunsch ->> 'nutzungseinheitId' is null or w.wunsch ->> 'nutzungseinheitId' = ${einheit}::text)`;
