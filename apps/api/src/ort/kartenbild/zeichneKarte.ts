import { appendFile, mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

import type { OsmQuelle } from '../karte/osmElement.ts';
import { FELD_ZOOM, Felder, felderIn, UEBERSICHT } from './felder.ts';
import { kachelrechteck } from './kachelzahl.ts';
import { liesMerkmale } from './liesMerkmale.ts';
import { PmtilesDatei } from './pmtilesDatei.ts';
import type { Eintrag } from './pmtilesDatei.ts';
import { zeichneFeld } from './zeichneFeld.ts';

export const KARTENBILD = 'karte.pmtiles';
export const ZOOM_MIN = 6;
/** Closer than this the same tile is shown larger: its corners are exact to half a metre. */
export const ZOOM_MAX = 14;

export interface Bildauftrag {
  readonly quelle: OsmQuelle;
  /** Gets `karte.pmtiles`; a folder `bild.im-bau` in it holds what is done so far. */
  readonly ordner: string;
  readonly melde?: (anteil: number) => void;
}

export interface Kartenbild {
  readonly kacheln: number;
  readonly bytes: number;
}

type Kachelnummer = readonly [z: number, x: number, y: number];

const ANTEIL_LESEN = 0.4;
const KACHELANGABEN = {
  name: 'Kehrtour',
  attribution: '© OpenStreetMap-Mitwirkende',
  vector_layers: ['landuse', 'water', 'roads', 'buildings', 'pois', 'places'].map((id) => ({
    id,
    fields: {},
  })),
};

/**
 * Draws an extract into one file of vector tiles: files everything by field, then draws field by field. What was begun
 * before is gone on with.
 */
export async function zeichneKarte({ quelle, ordner, melde }: Bildauftrag): Promise<Kartenbild> {
  const werkstatt = join(ordner, 'bild.im-bau');
  const feldordner = join(werkstatt, 'felder');
  await sammle(quelle, werkstatt, feldordner);
  melde?.(ANTEIL_LESEN);
  const felder = await felderIn(feldordner);
  const auftraege = [
    ...felder.map(({ feld, x, y, bytes }) => ({ feld, bytes, kacheln: () => kachelnUnter(x, y) })),
    { feld: UEBERSICHT, bytes: 0, kacheln: () => kachelnUeber(felder) },
  ];
  const liste = join(werkstatt, 'gezeichnet.jsonl');
  const fertig = await liesListe(liste);
  const datei = await PmtilesDatei.oeffne(join(ordner, KARTENBILD), [...fertig.values()].flat());
  try {
    const alles = felder.reduce((summe, { bytes }) => summe + bytes, 1);
    let gezeichnet = 0;
    for (const { feld, bytes, kacheln } of auftraege) {
      gezeichnet += bytes;
      if (fertig.has(feld)) continue;
      const eintraege: Eintrag[] = [];
      for await (const { z, x, y, bytes: kachel } of zeichneFeld(
        join(feldordner, feld),
        kacheln(),
        zoomMaxVon(feld),
      ))
        eintraege.push(await datei.schreibe(z, x, y, kachel));
      await appendFile(liste, `${JSON.stringify([feld, eintraege])}\n`);
      melde?.(ANTEIL_LESEN + (1 - ANTEIL_LESEN) * (gezeichnet / alles));
    }
    const rechteck = rechteckUm(felder);
    const bild = await datei.vollende({
      zoomMin: ZOOM_MIN,
      zoomMax: ZOOM_MAX,
      rechteck,
      angaben: KACHELANGABEN,
    });
    await rm(werkstatt, { recursive: true });
    return bild;
  } catch (fehler) {
    await datei.schliesse().catch(() => undefined);
    throw fehler;
  }
}

/** Half a collection is thrown away; a whole one is marked. */
async function sammle(quelle: OsmQuelle, werkstatt: string, feldordner: string): Promise<void> {
  const zeichen = join(werkstatt, 'gesammelt');
  if ((await readFile(zeichen, 'utf8').catch(() => null)) !== null) return;
  await rm(werkstatt, { recursive: true, force: true });
  await mkdir(werkstatt, { recursive: true });
  const felder = await Felder.oeffne(feldordner);
  await liesMerkmale(quelle, felder);
  await felder.schreibeWeg();
  // An extract without anything large still has the tiles above its fields.
  await appendFile(join(feldordner, UEBERSICHT), '');
  await writeFile(zeichen, '');
}

/** Fields that were drawn whole; the line that was being written when the process ended is none. */
async function liesListe(liste: string): Promise<Map<string, Eintrag[]>> {
  const text = await readFile(liste, 'utf8').catch(() => '');
  const zeilen = text
    .slice(0, text.lastIndexOf('\n') + 1)
    .split('\n')
    .filter((zeile) => zeile !== '');
  if (text !== '') await writeFile(liste, zeilen.map((zeile) => `${zeile}\n`).join(''));
  return new Map(zeilen.map((zeile) => JSON.parse(zeile) as [string, Eintrag[]]));
}

const zoomMaxVon = (feld: string): number => (feld === UEBERSICHT ? FELD_ZOOM : ZOOM_MAX);

function* kachelnUnter(x: number, y: number): Generator<Kachelnummer> {
  for (let z = FELD_ZOOM; z <= ZOOM_MAX; z++) {
    const breite = 2 ** (z - FELD_ZOOM);
    for (let dx = 0; dx < breite; dx++)
      for (let dy = 0; dy < breite; dy++) yield [z, x * breite + dx, y * breite + dy];
  }
}

function* kachelnUeber(felder: readonly { x: number; y: number }[]): Generator<Kachelnummer> {
  for (let z = FELD_ZOOM - 1; z >= ZOOM_MIN; z--) {
    const teiler = 2 ** (FELD_ZOOM - z);
    const nummern = new Set(felder.map(({ x, y }) => `${Math.floor(x / teiler)}/${Math.floor(y / teiler)}`));
    for (const nummer of nummern) {
      const [x = 0, y = 0] = nummer.split('/').map(Number);
      yield [z, x, y];
    }
  }
}

function rechteckUm(felder: readonly { x: number; y: number }[]): [number, number, number, number] {
  const ecken = felder.map(({ x, y }) => kachelrechteck(FELD_ZOOM, x, y, 0));
  const kleinste = (i: 0 | 1) => ecken.reduce((wert, ecke) => Math.min(wert, ecke[i]), i === 0 ? 180 : 85);
  const groesste = (i: 2 | 3) => ecken.reduce((wert, ecke) => Math.max(wert, ecke[i]), i === 2 ? -180 : -85);
  return [kleinste(0), kleinste(1), groesste(2), groesste(3)];
}
