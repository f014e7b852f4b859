import { GEPLANTE_RUNDEN } from '@kehrtour/domain/kehrtour/kehrtourstatus';
import type { Tag } from '@kehrtour/domain/tag';

import type { Tx } from '../../platform/db/db.ts';
import { sql, worte } from '../../platform/db/sql.ts';

/** Stops of one day in a time in which their driver is away. */
export type AbwesenheitskonfliktRow = { mitarbeiter: string; tag: Tag; halte: number };
export const listAbwesenheitskonflikte = (tx: Tx, kehrtourId: string): Promise<AbwesenheitskonfliktRow[]> =>
  tx.rows(sql`
    select m.vorname || ' ' || m.nachname as mitarbeiter, h.tag, count(*)::int as halte
    from halt h join mitarbeiter m on m.unternehmen_id = h.unternehmen_id and m.id = h.mitarbeiter_id
    where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen
      and exists (select from belegung b where b.unternehmen_id = h.unternehmen_id and b.mitarbeiter_id = h.mitarbeiter_id
        and b.art = 'abwesenheit' and b.zeitraum && tstzrange(h.beginn, h.ende))
    group by m.id, m.vorname, m.nachname, h.tag order by h.tag, mitarbeiter`);

/** Stops of somebody who has left the company. */
export type AusgeschiedenerRow = { mitarbeiter: string; halte: number };
export const listAusgeschiedene = (tx: Tx, kehrtourId: string): Promise<AusgeschiedenerRow[]> =>
  tx.rows(sql`
    select m.vorname || ' ' || m.nachname as mitarbeiter, count(*)::int as halte
    from halt h join mitarbeiter m on m.unternehmen_id = h.unternehmen_id and m.id = h.mitarbeiter_id and not m.aktiv
    where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen
    group by m.id, m.vorname, m.nachname order by mitarbeiter`);

/** Another round that has the same person at the same hour, or somebody at the same house on the same day. */
export type KehrtourkonfliktRow = {
  mitarbeiter: string;
  kehrtour: string;
  tag: Tag;
  von: Date;
  bis: Date;
  /** The house that both drive to; null where it is the hour that collides. */
  anschrift: string | null;
};
export const listKehrtourkonflikte = (tx: Tx, kehrtourId: string): Promise<KehrtourkonfliktRow[]> =>
  tx.rows(sql`
    with andere as (
      select o.unternehmen_id, o.mitarbeiter_id, o.kehrtour_id, o.liegenschaft_id, o.tag, o.beginn, o.ende,
        h.liegenschaft_id = o.liegenschaft_id as selbes_haus,
        h.mitarbeiter_id = o.mitarbeiter_id and h.beginn < o.ende and o.beginn < h.ende as selbe_zeit
      from halt h join halt o on o.unternehmen_id = h.unternehmen_id and o.kehrtour_id <> h.kehrtour_id and o.tag = h.tag
        and not o.ausgelassen and (o.liegenschaft_id = h.liegenschaft_id or o.mitarbeiter_id = h.mitarbeiter_id)
      where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen)
    select m.vorname || ' ' || m.nachname as mitarbeiter, coalesce(nullif(k.name, ''), 'Kehrtour ' || k.nummer) as kehrtour,
      a.tag, min(a.beginn) as von, max(a.ende) as bis,
      case when a.selbes_haus then l.strasse || ' ' || l.hausnr || l.hausnr_zusatz end as anschrift
    from andere a join kehrtour k on k.unternehmen_id = a.unternehmen_id and k.id = a.kehrtour_id
      and k.status in ${worte(GEPLANTE_RUNDEN)}
    join mitarbeiter m on m.unternehmen_id = a.unternehmen_id and m.id = a.mitarbeiter_id
    join liegenschaft l on l.unternehmen_id = a.unternehmen_id and l.id = a.liegenschaft_id
    where a.selbes_haus or a.selbe_zeit
    group by 1, 2, a.tag, 6 order by a.tag, von, mitarbeiter`);

/** Stops of houses that no map knows: no way to them has taken any time. */
export async function countOhneOrt(tx: Tx, kehrtourId: string): Promise<number> {
  const row = await tx.row<{ anzahl: number }>(sql`
    select count(*)::int as anzahl from halt h
    join liegenschaft l on l.unternehmen_id = h.unternehmen_id and l.id = h.liegenschaft_id and l.lat is null
    where h.kehrtour_id = ${kehrtourId} and not h.ausgelassen`);
  return row?.anzahl ?? 0;
}
