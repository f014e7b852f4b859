import { RAEUMEN_BIS_ANTEIL, RAEUMEN_NACH_STUNDEN } from '@kehrtour/domain/datei/speicherplatz';

import { lagere, sumPlatz } from '../datei/datei.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { listUnbestaetigte } from './altdatei.store.ts';
import { lockImport, setVerworfen } from './importauftrag.store.ts';
import { clearSchritte } from './importzeile.store.ts';
import { laufendeArbeit } from './zeigeImport.ts';

const STUNDE_MS = 3_600_000;

/**
 * Discards imports that were read and never taken over, the oldest first and none of the last day, until a fifth of the company's
 * room is free again. Their files can be uploaded once more; what was taken over is not touched.
 */
export async function schaffePlatz(ctx: TenantCtx): Promise<void> {
  const vor = new Date(ctx.now().getTime() - RAEUMEN_NACH_STUNDEN * STUNDE_MS);
  const genug = ctx.deps.env.companyBytesMax * RAEUMEN_BIS_ANTEIL;
  for (const { id, schluessel } of await ctx.transaction((tx) => listUnbestaetigte(tx, vor))) {
    const verworfen = await ctx.transaction(async (tx) => {
      if ((await sumPlatz(tx, ctx.now(), '')) <= genug) return 'genug';
      const row = await lockImport(tx, id);
      if (!row || (row.status !== 'hochgeladen' && row.status !== 'geprueft')) return 'bleibt';
      if ((await laufendeArbeit(tx, id)) !== null) return 'bleibt';
      await clearSchritte(tx, id);
      await setVerworfen(tx, row);
      await announce(tx, { art: 'import', id });
      return 'verworfen';
    });
    if (verworfen === 'genug') return;
    if (verworfen === 'verworfen') await ctx.deps.files.remove(schluessel);
  }
}

/** Keeps the file of an import; where there is no room for it, older ones that nobody went on with go first. */
export async function lagereMitRaum(ctx: TenantCtx, datei: Parameters<typeof lagere>[1]): Promise<void> {
  try {
    await lagere(ctx, datei);
  } catch (fehler) {
    if (!(fehler instanceof Refused) || fehler.code !== 'betrieb.speicher-voll') throw fehler;
    await schaffePlatz(ctx);
    await lagere(ctx, datei);
  }
}
