import type { GuestCtx, TenantCtx } from '../../platform/ctx.ts';
import { angebotRefused } from './angebot.grund.ts';
import { findSlug } from './angebot.store.ts';

/** The company of a public address, as somebody without an account. @throws Refused 'nicht-gefunden' */
export async function oeffneBetrieb(ctx: GuestCtx, slug: string): Promise<TenantCtx> {
  const id = await ctx.transaction((tx) => findSlug(tx, slug.toLowerCase()));
  if (id === undefined) throw angebotRefused('betrieb-unbekannt');
  return ctx.as({ art: 'gast' }, id);
}
