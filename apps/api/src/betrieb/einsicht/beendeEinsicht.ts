import type { AdminCtx } from '../../platform/ctx.ts';
import { recordOfCompany } from '../../platform/history.ts';
import { endEinsicht, findOffene, setBeendet } from './einsicht.store.ts';

/** Closes at once whatever this session looks into. */
export async function beendeEinsicht(ctx: AdminCtx): Promise<void> {
  const { sitzung } = ctx.actor;
  const offene = await ctx.transaction((tx) => findOffene(tx, sitzung, ctx.now()));
  const { unternehmen_id: wo, einsicht_id: id } = offene ?? {};
  if (!wo || !id) return;
  const dort = ctx.as(ctx.actor, wo);
  await dort.transaction(async (tx) => {
    await endEinsicht(tx, sitzung);
    if ((await setBeendet(tx, id, ctx.now())) > 0)
      await recordOfCompany(dort, tx, { was: 'einsicht-beendet' });
  });
}
