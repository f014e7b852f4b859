import { RUNDEN_VOR_DER_FAHRT } from '@kehrtour/domain/kehrtour/kehrtourstatus';

import type { Tx } from '../../platform/db/db.ts';
import { json, sql, worte } from '../../platform/db/sql.ts';

/** A stop as it stood before it left its round; it is kept with the visit that gave way. */
export type GemerkterHalt = {
  readonly id: string;
  readonly kehrtourId: string;
  readonly liegenschaftId: string;
  /** The row of that day, whatever columns it has. */
  readonly zeile: object;
  readonly aufgabeIds: readonly string[];
  /** The round was to drive to this house. */
  readonly inAuswahl: boolean;
  /** Who else was driven to on that shift, and when. */
  readonly nachbarn: readonly object[];
};

export const findHaltZumMerken = (tx: Tx, haltId: string): Promise<{ gemerkt: GemerkterHalt } | undefined> =>
  tx.row(sql`
    select jsonb_build_object('id', h.id, 'kehrtourId', h.kehrtour_id, 'liegenschaftId', h.liegenschaft_id, 'zeile', to_jsonb(h),
      'aufgabeIds', coalesce((select jsonb_agg(ha.aufgabe_id order by ha.aufgabe_id) from halt_aufgabe ha
        where ha.unternehmen_id = h.unternehmen_id and ha.halt_id = h.id), '[]'),
      'inAuswahl', coalesce((select (k.vorgaben #> '{liegenschaften,ids}') ? h.liegenschaft_id::text from kehrtour k
        where k.unternehmen_id = h.unternehmen_id and k.id = h.kehrtour_id), false),
      'nachbarn', coalesce((select jsonb_agg(jsonb_build_object('id', n.id, 'beginn', n.beginn, 'ende', n.ende) order by n.id) from halt n
        where n.unternehmen_id = h.unternehmen_id and n.kehrtour_id = h.kehrtour_id and n.mitarbeiter_id = h.mitarbeiter_id
          and n.tag = h.tag and n.id <> h.id and not n.ausgelassen), '[]')
        -- Who left just before may come back just after.
        || coalesce((select jsonb_agg(jsonb_build_object('id', z.zeile -> 'id', 'beginn', z.zeile -> 'beginn', 'ende', z.zeile -> 'ende'))
          from (select t.abloesung #> '{halt,zeile}' as zeile from termin t
            where t.unternehmen_id = h.unternehmen_id and t.kehrtour_id = h.kehrtour_id and t.abloesung is not null) z
          where z.zeile is not null), '[]')) as gemerkt
    from halt h where h.id = ${haltId}`);

export const istHaltDa = async (tx: Tx, haltId: string): Promise<boolean> =>
  (await tx.row(sql`select id from halt where id = ${haltId}`)) !== undefined;

/**
 * The stop stands again where it stood. Nothing where its round drives already, the house has another stop there, or somebody of
 * that shift came or moved meanwhile: then its place is no place any more.
 */
export const insertGemerkten = (tx: Tx, { zeile, nachbarn }: GemerkterHalt): Promise<number> =>
  tx.run(sql`
    insert into halt select g.* from jsonb_populate_record(null::halt, ${json(zeile)}::jsonb) g
    where exists (select from kehrtour k where k.unternehmen_id = g.unternehmen_id and k.id = g.kehrtour_id
        and k.status in ${worte(RUNDEN_VOR_DER_FAHRT)})
      and not exists (select from halt n where n.unternehmen_id = g.unternehmen_id and n.kehrtour_id = g.kehrtour_id
        and n.mitarbeiter_id = g.mitarbeiter_id and n.tag = g.tag and not n.ausgelassen
        and not ${json(nachbarn)}::jsonb @> jsonb_build_array(jsonb_build_object('id', n.id, 'beginn', n.beginn, 'ende', n.ende)))
    on conflict do nothing`);
