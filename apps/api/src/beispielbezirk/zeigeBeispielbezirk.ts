import type { Beispielbezirk } from '@kehrtour/contract/beispielbezirk';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findBezirk } from './beispielbezirk.store.ts';

/** Whether the invented district is there, and what would go with it. */
export async function zeigeBeispielbezirk(ctx: StaffCtx): Promise<Beispielbezirk> {
  if (!darf(ctx.actor.rolle, 'import.ausfuehren')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(bezirkJetzt);
}

export async function bezirkJetzt(tx: Tx): Promise<Beispielbezirk> {
  const { geladen_am: am, erfundene, eigene, ...haengt } = await findBezirk(tx);
  const { kehrtouren, termine, gemischte } = haengt;
  return {
    geladen: am && { am: am.toISOString(), liegenschaften: erfundene, kehrtouren, termine, gemischte },
    moeglich: am === null && eigene === 0,
  };
}
