import type { Suchtreffer } from '@kehrtour/contract/suche';
import { darf } from '@kehrtour/domain/rolle';
import { suchmuster } from '@kehrtour/domain/text/suchtext';

import type { StaffCtx } from '../platform/ctx.ts';
import { findeHaeuser, findeTermine, findeKehrtouren } from './suche.store.ts';

const JE_ART = 6;

/** The command palette: houses by street or name, their appointments, rounds by name or number; only what the person may see. */
export async function sucheAlles(ctx: StaffCtx, text: string): Promise<Suchtreffer> {
  const muster = suchmuster(text);
  if (muster.length === 0) return { liegenschaften: [], termine: [], kehrtouren: [] };
  const sicht = { muster, ziffern: text.trim().replace(/^#/, ''), limit: JE_ART };
  const eigene = (recht: Parameters<typeof darf>[1]): string | undefined =>
    darf(ctx.actor.rolle, recht) ? undefined : ctx.actor.id;
  return ctx.transaction(async (tx) => ({
    liegenschaften: await findeHaeuser(tx, sicht, eigene('liegenschaft.ansehen')),
    termine: (await findeTermine(tx, sicht, ctx.now(), eigene('termin.ansehen'))).map(
      ({ fenster_von, fenster_bis, ...row }) => ({
        ...row,
        fensterVon: fenster_von.toISOString(),
        fensterBis: fenster_bis.toISOString(),
      }),
    ),
    kehrtouren: await findeKehrtouren(tx, sicht, eigene('kehrtour.ansehen')),
  }));
}
