import type { Tag } from '../tag.ts';
import { erkenneNamensfolge } from './name/erkenneNamensfolge.ts';
import type { Namensbefund, Namensfolge } from './name/namensfolge.ts';
import type { ImportLiegenschaft } from './spalte/importliegenschaft.ts';
import { meldungAus, type Meldung } from './spalte/meldung.ts';
import { normalisiereKopf, type Spaltenzuordnung } from './spalte/spaltenzuordnung.ts';
import { gruppiere } from './zeile/gruppierung.ts';
import { loeseWieOben } from './zeile/wieOben.ts';
import { liesZeile, statusAusWort, type GeleseneZeile, type Leseart, nurGeltende } from './zeile/zeile.ts';
import type { EigeneTaetigkeiten } from './zeile/zeilenaufgaben.ts';
import { einheitIstAnzahl, erkenneZeilenform, type Zeilenform } from './zeile/zeilenform.ts';
import type { Wertkorrekturen } from './zeile/zelle.ts';

export interface Importvorgabe {
  readonly zuordnung: Spaltenzuordnung;
  /** Position of the header row, 0 for the first; missing when the file has none. */
  readonly kopfzeile?: number;
  readonly eigeneTaetigkeiten?: EigeneTaetigkeiten;
  /** Values that a person put right, once for all rows that have them. */
  readonly korrekturen?: Wertkorrekturen | undefined;
  /** The order of names, where a person said it. */
  readonly namensfolge?: Namensfolge | undefined;
  /** Without it nothing is said of what is over or far away. */
  readonly heute?: Tag | undefined;
  /** What all rows say of it, where only some of them are read. */
  readonly namen?: Namensbefund;
}

export interface Importergebnis {
  readonly zeilenform: Zeilenform;
  readonly liegenschaften: readonly ImportLiegenschaft[];
  readonly meldungen: readonly Meldung[];
  /** Rows below the header that hold anything but a sum; `uebernommen` are those that became part of a property. */
  readonly zeilen: {
    readonly gelesen: number;
    readonly uebernommen: number;
    readonly fehlerhaft: number;
    readonly uebersprungen: number;
  };
  /** Keys of faulty rows: their properties are in the file and must not count as missing. */
  readonly fehlerhafteSchluessel: readonly string[];
}

/** The first rows as they will be understood, for the check before an import; all rows are needed to know the file's ways. */
export function liesVorschau(
  zeilen: readonly (readonly string[])[],
  vorgabe: Importvorgabe,
  anzahl = 20,
): GeleseneZeile[] {
  const geordnet = ordneZeilen(zeilen, vorgabe);
  const leseart = bestimmeLeseart(geordnet, vorgabe);
  return geordnet.inhalt.slice(0, anzahl).map(({ zellen, zeile }) => liesZeile(zellen, zeile, leseart));
}

/** Reads all rows of a file into properties, with a sentence for every row that could not be taken as it is. */
export function liesImport(zeilen: readonly (readonly string[])[], vorgabe: Importvorgabe): Importergebnis {
  const { kopf, summen, inhalt, wieOben } = ordneZeilen(zeilen, vorgabe);
  const leseart = bestimmeLeseart({ kopf, inhalt }, vorgabe);
  const gelesen = inhalt.map(({ zellen, zeile }) => liesZeile(zellen, zeile, leseart));
  const gute = gelesen.filter(({ fehlerhaft }) => !fehlerhaft);
  const gruppierung = gruppiere(gute);
  const widersprechende = new Set(gruppierung.fehlerhafteZeilen);
  const meldungen = [
    ...summen.map(({ zeile }) => meldungAus({ zeile }, { art: 'summenzeile' })),
    ...gelesen.flatMap((eine, i) => {
      const draussen = eine.fehlerhaft || widersprechende.has(eine.zeile);
      return nurGeltende([...zuLang(inhalt[i]?.zellen ?? [], eine.zeile, kopf), ...eine.meldungen], draussen);
    }),
    ...wieOben,
    ...gruppierung.meldungen,
  ];
  const uebernommen = gruppierung.liegenschaften.reduce((summe, eine) => summe + eine.zeilen.length, 0);
  const fehlerhaft = inhalt.length - gute.length + gruppierung.fehlerhafteZeilen.length;
  return {
    zeilenform: erkenneZeilenform(gruppierung.liegenschaften, vorgabe.zuordnung),
    liegenschaften: gruppierung.liegenschaften,
    meldungen: meldungen.toSorted((a, b) => a.zeile - b.zeile || (a.spalte ?? 0) - (b.spalte ?? 0)),
    zeilen: {
      gelesen: inhalt.length,
      uebernommen,
      fehlerhaft,
      uebersprungen: inhalt.length - uebernommen - fehlerhaft,
    },
    fehlerhafteSchluessel: schluesselDerFehlerhaften(gelesen),
  };
}

/** How many rows below the header say something of a house: sums and repeated headers do not. */
export const zaehleZeilen = (zeilen: readonly (readonly string[])[], kopfzeile: number | undefined): number =>
  ordneZeilen(zeilen, { zuordnung: {}, ...(kopfzeile === undefined ? {} : { kopfzeile }) }).inhalt.length;

interface NummerierteZeile {
  readonly zellen: readonly string[];
  readonly zeile: number;
}

interface GeordneteZeilen {
  readonly kopf: readonly string[] | undefined;
  readonly summen: readonly NummerierteZeile[];
  readonly inhalt: readonly NummerierteZeile[];
  /** Where a cell stood for the one above. */
  readonly wieOben: readonly Meldung[];
}

/** Parts what stands below the header into contents and sums; empty rows and repeated headers fall away. */
function ordneZeilen(
  zeilen: readonly (readonly string[])[],
  { kopfzeile, zuordnung }: Pick<Importvorgabe, 'kopfzeile' | 'zuordnung'>,
): GeordneteZeilen {
  const kopf = kopfzeile === undefined ? undefined : zeilen[kopfzeile];
  const summen: NummerierteZeile[] = [];
  const inhalt: NummerierteZeile[] = [];
  for (const [i, zellen] of zeilen.entries()) {
    if (i <= (kopfzeile ?? -1) || zellen.every((zelle) => zelle.trim() === '') || istKopf(zellen, kopf))
      continue;
    (istSummenzeile(zellen) ? summen : inhalt).push({ zellen, zeile: i + 1 });
  }
  const geloest = loeseWieOben(inhalt, zuordnung);
  return { kopf, summen, inhalt: geloest.inhalt, wieOben: geloest.meldungen };
}

function bestimmeLeseart(
  { kopf, inhalt }: Pick<GeordneteZeilen, 'kopf' | 'inhalt'>,
  vorgabe: Importvorgabe,
): Leseart {
  const zeilen = inhalt.map(({ zellen }) => zellen);
  const { zuordnung, eigeneTaetigkeiten = new Map() } = vorgabe;
  return {
    zuordnung,
    eigeneTaetigkeiten,
    korrekturen: vorgabe.korrekturen,
    heute: vorgabe.heute,
    namen: vorgabe.namen ?? namensbefund(zeilen, vorgabe),
    einheitIstAnzahl: einheitIstAnzahl(zeilen, zuordnung),
    vierstelligeIstNull: vierstelligeIstNull(zeilen, zuordnung),
    statusBeiJa: statusAusWort(zuordnung.status === undefined ? '' : (kopf?.[zuordnung.status] ?? '')),
  };
}

const NAMENSSPALTEN = ['name', 'bewohner', 'wohnungEigentuemer'] as const;

/** What the columns with names say of their order, all rows of them; what a person said is certain. */
function namensbefund(
  zeilen: readonly (readonly string[])[],
  { zuordnung, namensfolge }: Pick<Importvorgabe, 'zuordnung' | 'namensfolge'>,
): Namensbefund {
  // Beside a column of first names the other one has none.
  const spalten = NAMENSSPALTEN.filter((feld) => feld !== 'name' || zuordnung.vorname === undefined);
  const namen = spalten.flatMap((feld) => {
    const spalte = zuordnung[feld];
    return spalte === undefined ? [] : zeilen.map((zellen) => zellen[spalte] ?? '');
  });
  const erkannt = erkenneNamensfolge(namen);
  return namensfolge === undefined ? erkannt : { ...erkannt, folge: namensfolge, sicher: true, gesagt: true };
}

/** The same for the whole of a file, before it is read. */
export const namensbefundDer = (
  zeilen: readonly (readonly string[])[],
  vorgabe: Importvorgabe,
): Namensbefund =>
  namensbefund(
    ordneZeilen(zeilen, vorgabe).inhalt.map(({ zellen }) => zellen),
    vorgabe,
  );

/** From this many short postcodes in one file on they are no slips of the hand. */
const KURZE_PLZ_MIN = 5;

/** A spreadsheet eats the zeros of a whole column; a single postcode that is short among long ones lost some other digit. */
function vierstelligeIstNull(
  zeilen: readonly (readonly string[])[],
  { plz, plzOrt }: Spaltenzuordnung,
): boolean {
  const zellen = zeilen.map((zeile) => zeile[plz ?? plzOrt ?? -1]?.trim() ?? '');
  const zahl = (muster: RegExp): number => zellen.filter((zelle) => muster.test(zelle)).length;
  if (zahl(/^(\D*-)?0\d{4}\b/) > 0) return false;
  const kurze = zahl(/^\d{4}\b/);
  return kurze >= KURZE_PLZ_MIN || kurze >= zahl(/^(\D*-)?[1-9]\d{4}\b/);
}

function schluesselDerFehlerhaften(gelesen: readonly GeleseneZeile[]): string[] {
  return [...new Set(gelesen.filter(({ fehlerhaft }) => fehlerhaft).map(({ schluessel }) => schluessel))];
}

/** Printed lists repeat their header on every page. */
function istKopf(zellen: readonly string[], kopf: readonly string[] | undefined): boolean {
  if (kopf === undefined) return false;
  return (
    zellen.length === kopf.length &&
    zellen.every((z, i) => normalisiereKopf(z) === normalisiereKopf(kopf[i] ?? ''))
  );
}

function istSummenzeile(zellen: readonly string[]): boolean {
  const gefuellt = zellen.filter((zelle) => zelle.trim() !== '');
  return gefuellt.length <= 4 && /^(zwischen)?(summe|gesamt|anzahl|total)\b/i.test(gefuellt[0]?.trim() ?? '');
}

function zuLang(zellen: readonly string[], zeile: number, kopf: readonly string[] | undefined): Meldung[] {
  if (kopf === undefined || zellen.length <= kopf.length) return [];
  if (zellen.slice(kopf.length).every((zelle) => zelle.trim() === '')) return [];
  return [meldungAus({ zeile }, { art: 'zeile-zu-lang', spalten: zellen.length, erwartet: kopf.length })];
}
