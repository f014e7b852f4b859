import { appendFile, mkdir, readdir, stat } from 'node:fs/promises';
import { join } from 'node:path';

import { KartenFehler } from '../karte/kartenfehler.ts';
import { imBild, kachelrechteck, kachelstelle } from './kachelzahl.ts';
import type { Merkmalablage } from './liesMerkmale.ts';
import type { Form, Merkmal, Merkmalzeile, Stelle } from './merkmal.ts';
import { kastenUm } from './schliesseRinge.ts';
import { schneideZu } from './schneideZu.ts';

/** A field is a tile of this zoom; it is drawn on its own, down to the closest zoom. */
export const FELD_ZOOM = 12;
/** What is seen from further away lies here, for all fields together. */
export const UEBERSICHT = 'uebersicht';
/** Around a field, so that lines do not end at its edge. */
export const RAND = 0.03;

/** Germany has some 8,500. */
const FELDER_MAX = 12_000;
/** A street or a river in one piece is not longer than four hundred kilometres, a lake or a wood no wider than a hundred. */
const FELDER_JE_LINIE = 64;
const FELDER_JE_FLAECHE = 256;
/** What one field may hold; the middle of Berlin has some 40 MB. */
export const FELD_BYTES_MAX = 160_000_000;
const PUFFER_ZEICHEN = 24_000_000;
/** Corners nearer to each other are one from far away, in degrees. */
const GROB_GRAD = 0.0003;
const MILLIONSTEL = 1e6;

/**
 * Files what is drawn by field: one file of JSON lines each, so that drawing never holds more than one field.
 * Throws `KartenFehler` when the extract is spread wider or packed more densely than any piece of earth.
 */
export class Felder implements Merkmalablage {
  readonly #ordner: string;
  readonly #puffer = new Map<string, string[]>();
  readonly #bytes = new Map<string, number>();
  #zeichen = 0;

  private constructor(ordner: string) {
    this.#ordner = ordner;
  }

  static async oeffne(ordner: string): Promise<Felder> {
    await mkdir(ordner, { recursive: true });
    return new Felder(ordner);
  }

  lege(merkmal: Merkmal): void {
    const stellen = alleStellen(merkmal.form);
    if (!stellen.every((stelle) => imBild(stelle))) return;
    if (merkmal.abZoom < FELD_ZOOM) this.#schreibe(UEBERSICHT, { ...merkmal, form: grob(merkmal.form) });
    const felder = felderVon(merkmal.form, stellen);
    for (const [x, y] of felder) {
      const form = felder.length === 1 ? merkmal.form : teilIn(merkmal.form, x, y);
      if (form !== null) this.#schreibe(`${x}-${y}`, { ...merkmal, form });
    }
  }

  async atme(): Promise<void> {
    if (this.#zeichen > PUFFER_ZEICHEN) await this.schreibeWeg();
  }

  async schreibeWeg(): Promise<void> {
    for (const [feld, zeilen] of this.#puffer) await appendFile(join(this.#ordner, feld), zeilen.join(''));
    this.#puffer.clear();
    this.#zeichen = 0;
  }

  #schreibe(feld: string, { ebene, abZoom, angaben, form }: Merkmal): void {
    const inhalt: Merkmalzeile = [ebene, abZoom, angaben, gerundet(form)];
    const zeile = `${JSON.stringify(inhalt)}\n`;
    const bytes = (this.#bytes.get(feld) ?? 0) + zeile.length;
    if (bytes > FELD_BYTES_MAX) throw new KartenFehler('karte.bild-zu-gross');
    this.#bytes.set(feld, bytes);
    if (this.#bytes.size > FELDER_MAX) throw new KartenFehler('karte.bild-zu-gross');
    const zeilen = this.#puffer.get(feld) ?? [];
    if (zeilen.push(zeile) === 1) this.#puffer.set(feld, zeilen);
    this.#zeichen += zeile.length;
  }
}

/** The fields in a folder with their bytes, in an order in which neighbours follow each other. */
export async function felderIn(
  ordner: string,
): Promise<{ feld: string; x: number; y: number; bytes: number }[]> {
  const namen = (await readdir(ordner)).filter((name) => name !== UEBERSICHT);
  const felder = await Promise.all(
    namen.map(async (feld) => {
      const [x = 0, y = 0] = feld.split('-').map(Number);
      return { feld, x, y, bytes: (await stat(join(ordner, feld))).size };
    }),
  );
  return felder.toSorted((a, b) => a.y - b.y || a.x - b.x);
}

function alleStellen({ art, koordinaten }: Form): readonly Stelle[] {
  if (art === 'Point') return [koordinaten];
  return art === 'LineString' ? koordinaten : koordinaten.flat();
}

type Feld = readonly [x: number, y: number];

/** The fields that a form touches; none where it is larger than what it could be. */
function felderVon({ art }: Form, stellen: readonly Stelle[]): Feld[] {
  if (art !== 'LineString') {
    const felder = felderImKasten(stellen, FELDER_JE_FLAECHE);
    return art === 'Point' ? felder.slice(0, 1) : felder;
  }
  const felder = new Map<string, Feld>();
  for (let i = 1; i < stellen.length; i++) {
    const stueck = felderImKasten(stellen.slice(i - 1, i + 1), FELDER_JE_LINIE);
    if (stueck.length === 0) return [];
    for (const feld of stueck) felder.set(feld.join('-'), feld);
    if (felder.size > FELDER_JE_LINIE) return [];
  }
  return [...felder.values()];
}

function felderImKasten(stellen: readonly Stelle[], max: number): Feld[] {
  const [west, sued, ost, nord] = kastenUm(stellen);
  const [links, oben] = kachelstelle([west, nord], FELD_ZOOM).map((zahl) => Math.floor(zahl - RAND));
  const [rechts, unten] = kachelstelle([ost, sued], FELD_ZOOM).map((zahl) => Math.floor(zahl + RAND));
  if (links === undefined || oben === undefined || rechts === undefined || unten === undefined) return [];
  if ((rechts - links + 1) * (unten - oben + 1) > max) return [];
  const felder: Feld[] = [];
  for (let x = links; x <= rechts; x++) for (let y = oben; y <= unten; y++) felder.push([x, y]);
  return felder;
}

/** A wide surface is cut, so that each field holds only its own corners. */
function teilIn(form: Form, x: number, y: number): Form | null {
  if (form.art !== 'Polygon') return form;
  const koordinaten = schneideZu(form.koordinaten, kachelrechteck(FELD_ZOOM, x, y, RAND * 2));
  return koordinaten.length === 0 ? null : { art: 'Polygon', koordinaten };
}

function grob(form: Form): Form {
  if (form.art === 'Point') return form;
  if (form.art === 'LineString') return { art: form.art, koordinaten: ohneNahe(form.koordinaten) };
  const [aussen = [], ...loecher] = form.koordinaten.map(ohneNahe);
  return { art: form.art, koordinaten: [aussen, ...loecher.filter(({ length }) => length > 3)] };
}

function ohneNahe(linie: readonly Stelle[]): Stelle[] {
  let letzte: Stelle | undefined;
  return linie.filter((stelle, i) => {
    const nahe =
      letzte !== undefined &&
      i < linie.length - 1 &&
      Math.abs(stelle[0] - letzte[0]) < GROB_GRAD &&
      Math.abs(stelle[1] - letzte[1]) < GROB_GRAD;
    if (!nahe) letzte = stelle;
    return !nahe;
  });
}

function gerundet(form: Form): Form {
  const runde = ([lon, lat]: Stelle): Stelle => [
    Math.round(lon * MILLIONSTEL) / MILLIONSTEL,
    Math.round(lat * MILLIONSTEL) / MILLIONSTEL,
  ];
  if (form.art === 'Point') return { art: form.art, koordinaten: runde(form.koordinaten) };
  if (form.art === 'LineString') return { art: form.art, koordinaten: form.koordinaten.map(runde) };
  return { art: form.art, koordinaten: form.koordinaten.map((ring) => ring.map(runde)) };
}
