import type { betriebeHolen, Betriebszeile } from '@kehrtour/contract/betrieb';
import type { AnswerOf, QueryOf } from '@kehrtour/contract/endpoint';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { AdminCtx } from '../platform/ctx.ts';
import { letzterFreierTag } from '../zahlung/letzterFreierTag.ts';
import { type BetriebRow, listBetriebe } from './betrieb.store.ts';

const SEITE = 50;

/** Companies as names, states and counts; nothing in it belongs to a person. */
export async function zeigeBetriebe(
  ctx: AdminCtx,
  { suche = '', stand, cursor }: QueryOf<typeof betriebeHolen>,
): Promise<AnswerOf<typeof betriebeHolen>> {
  const ab = Number(cursor ?? 0);
  const heute = ortszeitAus(ctx.now()).tag;
  const rows = await ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    listBetriebe(tx, { heute, suche, stand, ab, anzahl: SEITE + 1 }),
  );
  return {
    eintraege: rows.slice(0, SEITE).map(zeileAus),
    weiter: rows.length > SEITE ? String(ab + SEITE) : null,
  };
}

const zeileAus = (row: BetriebRow): Betriebszeile => ({
  id: row.id,
  name: row.name,
  slug: row.slug,
  ort: row.ort,
  angelegtAm: row.angelegt_am.toISOString(),
  tarif: row.tarif,
  testendeAm: letzterFreierTag(row),
  gesperrt: row.gesperrt_am && { seit: row.gesperrt_am.toISOString(), grund: row.sperrgrund },
  testbetrieb: row.testbetrieb,
  terminbuchung: row.terminbuchung,
  liegenschaften: row.liegenschaften,
  mitarbeitende: row.mitarbeitende,
});
