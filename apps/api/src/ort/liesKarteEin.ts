import { rm } from 'node:fs/promises';
import { join } from 'node:path';

import type { TenantCtx } from '../platform/ctx.ts';
import { fuehreVorgangAus } from '../vorgang/vorgang.ts';
import { baueKarte } from './karte/baueKarte.ts';
import type { Karte } from './karte/baueKarte.ts';
import { KartenFehler } from './karte/kartenfehler.ts';
import { gibKarteAuf, kartenrunde } from './loescheAlteKarte.ts';
import { alsRefused, EINGANG, eingangsablage } from './nimmKarteAn.ts';
import { saveKarte, saveKommende } from './ort.store.ts';
import { ortDienste } from './ortDienste.ts';

export interface Einleseauftrag {
  readonly vorgangId: string;
  readonly ablage: string;
  readonly name: string;
}

const ABBRUCH_MS = 250;

/** Reads the map extract behind a Vorgang and makes it the company's map. The file itself is not kept. */
export async function liesKarteEin(
  ctx: TenantCtx,
  { vorgangId, ablage, name }: Einleseauftrag,
): Promise<void> {
  const { kartenordner, lager } = ortDienste(ctx.deps);
  const key = eingangsablage(ctx.unternehmenId, ablage);
  const quelle = join(kartenordner, EINGANG, `${ablage}.osm.pbf`);
  await fuehreVorgangAus(ctx, vorgangId, async ({ melde, aborted }) => {
    const abbruch = new AbortController();
    const wache = setInterval(() => aborted() && abbruch.abort(), ABBRUCH_MS);
    try {
      await ctx.deps.files.getFile(key, quelle);
      const karte = await baueKarte({
        quelle,
        name,
        wurzel: kartenordner,
        signal: abbruch.signal,
        onFortschritt: (anteil, schritt) => void melde(anteil, schritt),
      });
      await ctx.transaction(async (tx) => {
        await kartenrunde(tx, karte.version);
        await saveKommende(tx, karte.version, ctx.now());
      });
      await lager.lege(karte.version, join(kartenordner, karte.version));
      await ctx.transaction(async (tx) => {
        const vorher = await saveKarte(tx, karte);
        if (vorher !== karte.version) await gibKarteAuf(ctx, tx, vorher);
      });
      return ergebnis(karte);
    } catch (fehler) {
      if (fehler instanceof KartenFehler && fehler.grund === 'karte.abgebrochen') return null;
      if (fehler instanceof KartenFehler && fehler.grund !== 'karte.gescheitert') throw alsRefused(fehler);
      throw fehler;
    } finally {
      clearInterval(wache);
    }
  });
  await rm(quelle, { force: true });
  await ctx.deps.files.remove(key);
}

function ergebnis({ name, stand, strassen, adressen, ohneFahrzeiten, ohneBild }: Karte) {
  return { name, stand, strassen, adressen, ohneFahrzeiten, ohneBild };
}
