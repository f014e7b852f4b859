import type { Flaeche } from './flaeche.ts';

/** How tightly a column is set. Later stages give up more; date, window and address are never given up. */
export interface Stufe {
  /** Multiplies every type size. */
  faktor: number;
  /** Multiplies the space between blocks. */
  luft: number;
  /** Most lines of preparation and access help together with their siblings, each. */
  hinweisZeilen: number;
  /** Most lines of one activity. */
  taetigkeitZeilen: number;
  /** Most activities written out; the rest is counted. */
  taetigkeiten: number;
  /** Most lines of one legal text; bounded only in the very last stages. */
  rechtZeilen: number;
}

/** Nothing given up. */
export const FREI: Stufe = {
  faktor: 1,
  luft: 1,
  hinweisZeilen: Infinity,
  taetigkeitZeilen: Infinity,
  taetigkeiten: Infinity,
  rechtZeilen: Infinity,
};
const ENG: Stufe = { ...FREI, faktor: 0.84, luft: 0.5 };
const KNAPP: Stufe = { ...ENG, faktor: 0.8, luft: 0.4, hinweisZeilen: 1, taetigkeitZeilen: 1 };

const STUFEN: readonly Stufe[] = [
  FREI,
  { ...FREI, luft: 0.8 },
  ...[0.98, 0.96, 0.94, 0.92].map((faktor) => ({ ...FREI, faktor, luft: 0.75 })),
  ...[0.9, 0.88, 0.86].map((faktor) => ({ ...FREI, faktor, luft: 0.6 })),
  ENG,
  { ...ENG, luft: 0.35 },
  ...[6, 5, 4, 3].map((hinweisZeilen) => ({ ...ENG, hinweisZeilen, taetigkeitZeilen: 2 })),
  ...[3, 2, 1].map((hinweisZeilen) => ({ ...ENG, hinweisZeilen, taetigkeitZeilen: 1 })),
  KNAPP,
  { ...KNAPP, hinweisZeilen: 0 },
  ...[7, 6, 5, 4, 3, 2].map((taetigkeiten) => ({
    ...KNAPP,
    faktor: 0.78,
    luft: 0.3,
    hinweisZeilen: 0,
    taetigkeiten,
  })),
  { ...KNAPP, faktor: 0.76, luft: 0.25, hinweisZeilen: 0, taetigkeiten: 2, rechtZeilen: 3 },
  { ...KNAPP, faktor: 0.74, luft: 0.2, hinweisZeilen: 0, taetigkeiten: 1, rechtZeilen: 1 },
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
  const volleTaetigkeiten = lockere(stufe, 'taetigkeitZeilen', passt);
  return lockere(volleTaetigkeiten, 'hinweisZeilen', passt);
}

function lockere(
  stufe: Stufe,
  grenze: 'taetigkeitZeilen' | 'hinweisZeilen',
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
