import { entfernungMeter, type Koordinate } from '@kehrtour/domain/ort/koordinate';

import type { TenantCtx } from '../platform/ctx.ts';
import { kartengrundlage } from './kartengrundlage.ts';
import { type Tageshalt, type Tagesweg, tageskarteAus } from './lageplan/tageskarteAus.ts';
import type { Linie } from './linienspeicher.ts';
import { type Wegstueck, wegstuecke } from './wegstuecke.ts';

/** The next doors are gone to on foot: no car turns around for them. */
const ZU_FUSS_METER = 120;

/** Shorter ways lie below the discs of their stops. */
const SICHTBAR_METER = 5;

/** Nobody drives farther on a day; a house that lies there was put on a wrong place. */
const BEZIRK_METER = 100_000;

/** A drawn day, and whether some way on it is only guessed. */
export type Tagesbild = { readonly bild: string; readonly gestrichelt: boolean };

/** A sheet for each of these days with its stops in their order, from the map that the company has; null where there is nothing to draw. */
export async function tageskartenFuer(
  ctx: TenantCtx,
  tage: readonly (readonly Tageshalt[])[],
): Promise<(Tagesbild | null)[]> {
  const grundlage = await kartengrundlage(ctx);
  const gezeigt = tage.map(imBezirk);
  if (grundlage === null) return gezeigt.map(() => null);
  const wege = await wegeZwischen(ctx, gezeigt);
  const bilder: (Tagesbild | null)[] = [];
  for (const [i, halte] of gezeigt.entries()) {
    const eigene = wege[i] ?? [];
    // oxlint-disable-next-line no-await-in-loop
    const bild = await tageskarteAus(grundlage.kachel, { halte, wege: eigene });
    bilder.push(bild === null ? null : { bild, gestrichelt: eigene.some(istStrich) });
  }
  return bilder;
}

/** All in one question: whoever waits for the sheets of a dozen people waits no longer for the roads than for one. */
async function wegeZwischen(ctx: TenantCtx, tage: readonly (readonly Tageshalt[])[]): Promise<Tagesweg[][]> {
  const stuecke = tage.map(stueckeVon);
  const frage = await wegstuecke(ctx, stuecke.flat());
  const linien = (frage === null ? [] : (await frage.ermittle()).linien).values();
  return stuecke.map((eigene) => eigene.map((stueck) => tagesweg(stueck, linien.next().value ?? null)));
}

const stueckeVon = (halte: readonly Tageshalt[]): Wegstueck[] =>
  halte.slice(1).flatMap(({ ort: nach }, i): Wegstueck[] => {
    const von = halte[i]?.ort;
    if (von === undefined) return [];
    return [{ von, nach, modus: entfernungMeter(von, nach) < ZU_FUSS_METER ? 'zu_fuss' : 'auto' }];
  });

const tagesweg = ({ von, nach }: Wegstueck, linie: Linie | null): Tagesweg =>
  linie === null
    ? { linie: [von, nach], vermutet: true }
    : { linie: linie.map(([lon, lat]) => ({ lat, lon })), vermutet: false };

/** Two stops at one door have no way between them that could be seen. */
const istStrich = ({ linie, vermutet }: Tagesweg): boolean => {
  const [von, nach] = linie;
  return vermutet && von !== undefined && nach !== undefined && entfernungMeter(von, nach) > SICHTBAR_METER;
};

function imBezirk(halte: readonly Tageshalt[]): readonly Tageshalt[] {
  const mittlerer = (werte: number[]): number =>
    werte.toSorted((a, b) => a - b)[(werte.length - 1) >> 1] ?? 0;
  const mitte: Koordinate = {
    lat: mittlerer(halte.map(({ ort }) => ort.lat)),
    lon: mittlerer(halte.map(({ ort }) => ort.lon)),
  };
  return halte.filter(({ ort }) => Math.abs(ort.lat) < 85 && entfernungMeter(mitte, ort) < BEZIRK_METER);
}
