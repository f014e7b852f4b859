import type { einsichtHolen, einsichtenHolen } from '@kehrtour/contract/einsicht';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { AdminCtx, StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { findEinsicht, findOffene, listEinsichten } from './einsicht.store.ts';

const GEZEIGT = 100;

/** What this session looks into now. */
export async function zeigeEinsicht(ctx: AdminCtx): Promise<AnswerOf<typeof einsichtHolen>> {
  const offene = await ctx.transaction((tx) => findOffene(tx, ctx.actor.sitzung, ctx.now()));
  const { unternehmen_id: wo, einsicht_id: id, bis } = offene ?? {};
  if (!wo || !id || !bis) return { einsicht: null };
  const dort = await ctx.as(ctx.actor, wo).transaction((tx) => findEinsicht(tx, id));
  if (!dort) return { einsicht: null };
  const unternehmen = { id: dort.unternehmen_id, name: dort.name };
  return { einsicht: { unternehmen, grund: dort.grund, bis: bis.toISOString() } };
}

/** Who looked into one's own company, when, why and at what. */
export async function zeigeEinsichten(ctx: StaffCtx): Promise<AnswerOf<typeof einsichtenHolen>> {
  if (!darf(ctx.actor.rolle, 'unternehmen.bearbeiten')) throw new Refused('nicht-erlaubt');
  const rows = await ctx.transaction((tx) => listEinsichten(tx, ctx.now(), GEZEIGT));
  return {
    eintraege: rows.map(({ beendet_am: beendet, ...row }) => ({
      ...row,
      von: row.von.toISOString(),
      bis: (beendet ?? row.bis).toISOString(),
    })),
  };
}
