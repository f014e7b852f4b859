import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refused.ts';
import { findSlug } from './angebot.store.ts';

/** The company of a public address, as somebody without an account. @throws Refused 'nicht-gefunden' */
export async function oeffneBetrieb(ctx: GuestCtx, slug: string): Promise<TenantCtx> {
  const id = await ctx.transaction((tx) => findSlug(tx, slug.toLowerCase()));
  if (id === undefined) throw new Refused('nicht-gefunden', { detail: 'Diesen Betrieb gibt es hier nicht.' });
  return ctx.as({ art: 'gast' }, id);
}
