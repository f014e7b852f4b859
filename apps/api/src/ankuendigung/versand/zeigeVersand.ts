import type { Versand } from '@kehrtour/contract/versand';
import { tableOf } from '@kehrtour/domain/keysOf';
import { darf } from '@kehrtour/domain/rolle';
import {
  gesamtzahl,
  moeglicheVersandtaten,
  VERSANDKLASSEN,
  versandsatz,
} from '@kehrtour/domain/versand/versandstand';

import { findKehrtour } from '../../kehrtour/kehrtourStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { countVersand } from './versand.store.ts';

/** How far the messages of a round are. */
export async function zeigeVersand(ctx: StaffCtx, kehrtourId: string): Promise<Versand> {
  if (!darf(ctx.actor.rolle, 'kehrtour.ansehen')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await findKehrtour(tx, kehrtourId))) throw new Refused('nicht-gefunden');
    return ladeVersand(ctx, tx, kehrtourId);
  });
}

/** The same inside a transaction that has just changed it. */
export async function ladeVersand(ctx: StaffCtx, tx: Tx, kehrtourId: string): Promise<Versand> {
  const rows = await countVersand(tx, kehrtourId, ctx.now());
  const zahlen = tableOf(VERSANDKLASSEN, (eine) => rows.find(({ klasse }) => klasse === eine)?.anzahl ?? 0);
  const grund = (gesucht: string): string | null | undefined =>
    rows.find(({ klasse }) => klasse === gesucht)?.grund;
  return {
    zahlen,
    gesamt: gesamtzahl(zahlen),
    satz: versandsatz(zahlen),
    grund: grund('gescheitert') ?? grund('wiederholt') ?? '',
    moeglich: darf(ctx.actor.rolle, 'kehrtour.ankuendigen') ? moeglicheVersandtaten(zahlen) : [],
    hinausAb: rows.find(({ klasse }) => klasse === 'wartet')?.hinaus_ab?.toISOString() ?? null,
  };
}
