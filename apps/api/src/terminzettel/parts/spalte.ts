import type { Flaeche } from './flaeche.ts';

/**
 * How tightly a column is set. Later stages give up more; date, window and address are never given up, and what to prepare
 * stands whole or, where a company wrote more than the paper holds, is referred to: half a sentence helps nobody.
 */
export interface Stufe {
  /** Multiplies every type size. */
  faktor: number;
  /** Multiplies the space between blocks. */
  luft: number;
  /** What to prepare and who may open: written out, or where it is to be read. */
  hinweise: 'ganz' | 'verweis';
  /** Most lines of one activity. */
  taetigkeitZeilen: number;
  /** Most activities written out; the rest is counted. */
  taetigkeiten: number;
  /** Most lines of one legal text; given up before any instruction. */
  rechtZeilen: number;
}

/** Nothing given up. */
export const FREI: Stufe = {
  faktor: 1,
  luft: 1,
  hinweise: 'ganz',
  taetigkeitZeilen: Infinity,
  taetigkeiten: Infinity,
  rechtZeilen: Infinity,
};
const ENG: Stufe = { ...FREI, faktor: 0.84, luft: 0.5 };
const KNAPP: Stufe = { ...ENG, faktor: 0.8, luft: 0.35, taetigkeitZeilen: 1, rechtZeilen: 2 };
const KLEINST: Stufe = { ...KNAPP, faktor: 0.74, luft: 0.2, rechtZeilen: 1 };

const STUFEN: readonly Stufe[] = [
  FREI,
  { ...FREI, luft: 0.8 },
  ...[0.98, 0.96, 0.94, 0.92].map((faktor) => ({ ...FREI, faktor, luft: 0.75 })),
  ...[0.9, 0.88, 0.86].map((faktor) => ({ ...FREI, faktor, luft: 0.6 })),
  ENG,
  { ...ENG, luft: 0.35 },
  ...[4, 3, 2].map((rechtZeilen) => ({ ...ENG, luft: 0.35, rechtZeilen })),
  ...[2, 1].map((taetigkeitZeilen) => ({ ...ENG, luft: 0.35, rechtZeilen: 2, taetigkeitZeilen })),
  KNAPP,
  { ...KNAPP, faktor: 0.78, luft: 0.3 },
  { ...KNAPP, faktor: 0.76, luft: 0.25 },
  ...[7, 6, 5, 4, 3, 2].map((taetigkeiten) => ({ ...KNAPP, faktor: 0.76, luft: 0.25, taetigkeiten })),
  { ...KLEINST, taetigkeiten: 2 },
  { ...KLEINST, taetigkeiten: 1 },
  { ...KNAPP, hinweise: 'verweis' },
  ...[7, 6, 5, 4, 3, 2].map((taetigkeiten) => ({
    ...KNAPP,
    hinweise: 'verweis' as const,
    faktor: 0.76,
    luft: 0.25,
    taetigkeiten,
  })),
  { ...KLEINST, hinweise: 'verweis', taetigkeiten: 1 },
];

/** One piece of a column: first measured, then drawn, both at the same stage. */
export interface Block {
  /** Space above in millimetres; not used by the first block of a column. */
  abstand: number;
  hoehe(stufe: Stufe): number;
  zeichne(y: number, stufe: Stufe): void;
}

/** Height of blocks set one below the other, in millimetres. */
export function spaltenhoehe(bloecke: readonly Block[], stufe: Stufe): number {
  let hoehe = 0;
  for (const block of bloecke) {
    const eigene = block.hoehe(stufe);
    if (eigene > 0) hoehe += eigene + (hoehe > 0 ? block.abstand * stufe.luft : 0);
  }
  return hoehe;
}

interface Spalte {
  bloecke: readonly Block[];
  hoehe: number;
}

/** The first stage at which every column stays within its height, its leftover room given back to texts that were cut. */
export function passendeStufe(spalten: readonly Spalte[]): Stufe {
  const passt = (stufe: Stufe) => spalten.every((s) => spaltenhoehe(s.bloecke, stufe) <= s.hoehe);
  const stufe = STUFEN.find(passt) ?? STUFEN.at(-1) ?? FREI;
  return lockere(lockere(stufe, 'taetigkeitZeilen', passt), 'rechtZeilen', passt);
}

function lockere(
  stufe: Stufe,
  grenze: 'taetigkeitZeilen' | 'rechtZeilen',
  passt: (stufe: Stufe) => boolean,
): Stufe {
  const weiter = [Infinity, 6, 5, 4, 3, 2, 1].filter((zeilen) => zeilen > stufe[grenze]);
  return weiter.map((zeilen) => ({ ...stufe, [grenze]: zeilen })).find(passt) ?? stufe;
}

/** Draws the blocks from `y` downwards and returns where they end. */
export function setzeSpalte(bloecke: readonly Block[], y: number, stufe: Stufe): number {
  let unten = y;
  let erster = true;
  for (const block of bloecke) {
    const hoehe = block.hoehe(stufe);
    if (hoehe === 0) continue;
    if (!erster) unten += block.abstand * stufe.luft;
    block.zeichne(unten, stufe);
    unten += hoehe;
    erster = false;
  }
  return unten;
}

/** Where on which area a block stands and how large its type is, relative to an A6 slip. */
export interface Platz {
  flaeche: Flaeche;
  x: number;
  breite: number;
  grund: number;
}
