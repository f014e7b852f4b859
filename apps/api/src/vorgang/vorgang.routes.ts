import { vorgangAbbrechen, vorgangHolen } from '@kehrtour/contract/vorgang';

import type { Routes } from '../platform/http/route.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findVorgang, wuenscheAbbruch } from './vorgang.store.ts';

export function vorgangRoutes({ add }: Routes): void {
  add(vorgangHolen, async ({ ctx, params }) => {
    const row = await ctx.transaction((tx) => findVorgang(tx, params.id));
    if (!row) throw new Refused('nicht-gefunden');
    return {
      id: row.id,
      art: row.art,
      bezugId: row.bezug_id,
      status: row.status,
      anteil: row.anteil,
      schritt: row.schritt,
      ergebnis: row.ergebnis,
      fehler: row.fehler,
    };
  });
  add(vorgangAbbrechen, async ({ ctx, params }) => {
    await ctx.transaction(async (tx) => {
      if (!(await findVorgang(tx, params.id))) throw new Refused('nicht-gefunden');
      await wuenscheAbbruch(tx, params.id);
    });
    return {};
  });
}
