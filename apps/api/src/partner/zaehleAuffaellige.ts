import type { AdminCtx } from '../platform/ctx.ts';
import { countAuffaellige } from './partnerbetrieb.store.ts';

/** A program pushes every night; a weekend and a holiday are no reason to ring. */
const STILL_TAGE = 3;
const TAG_MS = 86_400_000;

/** Connections of all companies that somebody has to look at. */
export const zaehleAuffaellige = (ctx: AdminCtx): Promise<{ fehler: number; still: number }> =>
  ctx.deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) =>
    countAuffaellige(tx, new Date(ctx.now().getTime() - STILL_TAGE * TAG_MS)),
  );
