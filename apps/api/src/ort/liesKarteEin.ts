import { readdir, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { nimmZusageZurueck, sagePlatzZu, verwirfGelagertes } from '../datei/datei.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { fuehreVorgangAus } from '../vorgang/vorgang.ts';
import { baueKarte } from './karte/baueKarte.ts';
import type { Karte } from './karte/baueKarte.ts';
import { KartenFehler } from './karte/kartenfehler.ts';
import { gibKarteAuf, kartenrunde } from './loescheAlteKarte.ts';
import { alsRefused, EINGANG, eingangsablage, KARTE_GILT } from './nimmKarteAn.ts';
import { findKartengroesse, saveKarte, saveKommende } from './ort.store.ts';
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
      const bytes = await verlangePlatz(ctx, karte.version, join(kartenordner, karte.version));
      await lager.lege(karte.version, join(kartenordner, karte.version));
      await ctx.transaction(async (tx) => {
        const vorher = await saveKarte(tx, { ...karte, bytes });
        await nimmZusageZurueck(tx, kartenzusage(karte.version));
        if (vorher !== karte.version) await gibKarteAuf(ctx, tx, vorher);
        await ctx.deps.jobs.enqueue(tx, KARTE_GILT, { unternehmenId: ctx.unternehmenId });
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
  await verwirfGelagertes(ctx, key);
}

/** Its new map takes the place of the old one. @throws Refused where there is no room, and the map goes again */
async function verlangePlatz(ctx: TenantCtx, version: string, ordner: string): Promise<number> {
  const bytes = await groesseVon(ordner);
  const statt = await ctx.transaction(findKartengroesse);
  await sagePlatzZu(ctx, { schluessel: kartenzusage(version), bytes, statt }).catch(
    async (fehler: unknown) => {
      await ctx.transaction((tx) => gibKarteAuf(ctx, tx, version));
      throw fehler;
    },
  );
  return bytes;
}

const kartenzusage = (version: string): string => `karten/${version}`;

async function groesseVon(ordner: string): Promise<number> {
  const namen = await readdir(ordner, { recursive: true });
  const groessen = await Promise.all(namen.map(async (name) => (await stat(join(ordner, name))).size));
  return groessen.reduce((summe, bytes) => summe + bytes, 0);
}

function ergebnis({ name, stand, strassen, adressen, ohneFahrzeiten, ohneBild }: Karte) {
  return { name, stand, strassen, adressen, ohneFahrzeiten, ohneBild };
}
