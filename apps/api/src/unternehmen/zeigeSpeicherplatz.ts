import type { Speicherplatz } from '@kehrtour/contract/speicherplatz';
import { darf } from '@kehrtour/domain/rolle';

import { listPlatz } from '../datei/datei.ts';
import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';

/** How much of what a company keeps, and how much it may. */
export async function zeigeSpeicherplatz(ctx: StaffCtx): Promise<Speicherplatz> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction((tx) => listPlatz(tx, ctx.now()));
  const teile = rows.map(({ art, anzahl, bytes }) => ({ art, anzahl, bytes: Number(bytes) }));
  return {
    belegt: teile.reduce((summe, { bytes }) => summe + bytes, 0),
    grenze: ctx.deps.env.companyBytesMax,
    teile: teile.toSorted((a, b) => b.bytes - a.bytes),
  };
}
