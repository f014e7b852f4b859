import type { Messenger } from '@kehrtour/domain/messenger';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';

import type { Tx } from '../db/db.ts';
import { instant, sql } from '../db/sql.ts';
import { waitForTurn } from '../db/waitForTurn.ts';

/** The ways of which every message has its price in the outbox. */
export type PricedWay = 'brief' | Messenger;

const TURN_MS = 10_000;
/** Whoever counts what a way costs does it alone until the transaction ends: two at once would both see room. */
export const countAlone = (tx: Tx, way: PricedWay, unternehmenId: string): Promise<void> =>
  waitForTurn(tx, `kosten/${way}/${unternehmenId}`, TURN_MS);

/** What this month comes to: what waits and what was begun, whatever became of it; `besides` is left out. */
export async function monthCents(tx: Tx, way: PricedWay, now: Date, besides?: string): Promise<number> {
  const first = `${ortszeitAus(now).tag.slice(0, 7)}-01`;
  const row = await tx.row<{ cent: number }>(sql`
    select coalesce(sum(cent), 0)::int as cent from ausgang where unternehmen_id = aktuelles_unternehmen() and weg = ${way}
      and (status in ('neu', 'in_arbeit') or begonnen_am >= ${instant(zeitpunktAus({ tag: first, uhrzeit: '00:00' }))})
      and id is distinct from ${besides ?? null}::uuid`);
  return row?.cent ?? 0;
}
