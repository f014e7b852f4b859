import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { sfntAus } from './sfnt.ts';
import { druckbar } from './zeichen.ts';

/** Weights of Inter that are used in print. */
export type Schnitt = 400 | 600 | 700;

/** One piece of a text that a single font file can set. */
export interface Lauf {
  font: string;
  text: string;
}

/** What this file needs of a PDFKit document; the glyph check has no public door there. */
interface FontQuelle {
  registerFont(name: string, src: Buffer): unknown;
  font(name: string): unknown;
  fontSize(size: number): unknown;
  widthOfString(text: string): number;
  _font?: { font: { hasGlyphForCodePoint(codePoint: number): boolean } };
}

/** Inter comes in one file per script; asked in this order. */
const SCHRIFTEN = [
  'latin',
  'latin-ext',
  'greek',
  'cyrillic',
  'cyrillic-ext',
  'greek-ext',
  'vietnamese',
] as const;

const dateien = new Map<string, Buffer>();

function ladeSchrift(schrift: string, schnitt: Schnitt): Buffer {
  const datei = `@fontsource/inter/files/inter-${schrift}-${schnitt}-normal.woff`;
  const geladen = dateien.get(datei) ?? sfntAus(readFileSync(fileURLToPath(import.meta.resolve(datei))));
  dateien.set(datei, geladen);
  return geladen;
}

/** Widths of words at 1,000 points by weight: most of a slip is the same words on each, and measuring is most of its time. */
const breiten = new Map<string, number>();
/** A few megabytes; beyond, it begins anew. */
const BREITEN_MAX = 20_000;

function merkeBreite(schluessel: string, breite: number): void {
  if (breiten.size >= BREITEN_MAX && !breiten.has(schluessel)) breiten.clear();
  breiten.set(schluessel, breite);
}

/** Chooses font files character by character and measures, so that any name can be set and nothing is guessed. */
export class Schriftsatz {
  readonly #doc: FontQuelle;
  readonly #registriert = new Set<string>();
  readonly #fontJeZeichen = new Map<string, string | undefined>();
  readonly #breiten = new Map<string, number>();

  constructor(doc: unknown) {
    this.#doc = doc as FontQuelle;
  }

  /** The text in pieces of one font each; what no font has becomes `?`. */
  laeufe(text: string, schnitt: Schnitt): Lauf[] {
    const laeufe: Lauf[] = [];
    for (const { zeichen, font } of druckbar(text, (z) => this.#fontFuer(z, schnitt))) {
      const letzter = laeufe.at(-1);
      if (letzter?.font === font) letzter.text += zeichen;
      else laeufe.push({ font, text: zeichen });
    }
    return laeufe;
  }

  /** Width in points at the given size in points. */
  breite(text: string, schnitt: Schnitt, groesse: number): number {
    let summe = 0;
    for (const wort of text.match(/[^ ]* ?/g) ?? []) summe += this.#wortbreite(wort, schnitt);
    return (summe * groesse) / 1000;
  }

  #wortbreite(wort: string, schnitt: Schnitt): number {
    if (wort === '') return 0;
    const schluessel = `${schnitt}${wort}`;
    const hier = this.#breiten.get(schluessel);
    if (hier !== undefined) return hier;
    // Fonts are numbered as a document meets them: printed again, it is the same byte for byte, whatever is known already.
    const laeufe = this.laeufe(wort, schnitt);
    const breite = breiten.get(schluessel) ?? this.#messe(laeufe);
    this.#breiten.set(schluessel, breite);
    merkeBreite(schluessel, breite);
    return breite;
  }

  #messe(laeufe: readonly Lauf[]): number {
    let breite = 0;
    for (const lauf of laeufe) {
      this.#doc.font(lauf.font);
      this.#doc.fontSize(1000);
      breite += this.#doc.widthOfString(lauf.text);
    }
    return breite;
  }

  #fontFuer(zeichen: string, schnitt: Schnitt): string | undefined {
    const schluessel = `${schnitt}${zeichen}`;
    if (this.#fontJeZeichen.has(schluessel)) return this.#fontJeZeichen.get(schluessel);
    const codePoint = zeichen.codePointAt(0) ?? 0;
    const schrift = SCHRIFTEN.find((s) => this.#hat(s, schnitt, codePoint));
    const font = schrift && `${schrift}-${schnitt}`;
    this.#fontJeZeichen.set(schluessel, font);
    return font;
  }

  #hat(schrift: string, schnitt: Schnitt, codePoint: number): boolean {
    const name = `${schrift}-${schnitt}`;
    if (!this.#registriert.has(name)) {
      this.#doc.registerFont(name, ladeSchrift(schrift, schnitt));
      this.#registriert.add(name);
    }
    this.#doc.font(name);
    return this.#doc._font?.font.hasGlyphForCodePoint(codePoint) ?? false;
  }
}
