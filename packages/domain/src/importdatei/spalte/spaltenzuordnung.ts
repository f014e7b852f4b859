import { aehnlichkeit } from '../../text/aehnlichkeit.ts';
import { IMPORTGRENZEN } from '../datei/dateiart.ts';
import { IMPORTFELDER, kopfSynonyme, type Importfeld } from './importfeld.ts';
import { feldAusTeilen } from './kopfteile.ts';
import type { Spalte } from './spalte.ts';
import { korrigiereNachInhalt } from './spalteninhalt.ts';

/** Field → position of its column. */
export type Spaltenzuordnung = Readonly<Partial<Record<Importfeld, number>>>;

/** Below this a guess would more often mislead than help. */
const AEHNLICH_MIN = 0.8;
/** Programs write a page of words about the list above it; never more. */
export const KOPFZEILE_SUCHE_ZEILEN = 50;
/** `Nr.` is the number of the house, but beside a `Hausnummer` that of the row. */
const istNurNr = (kopf: string): boolean => normalisiereKopf(kopf) === 'nr';
const KOPFZEILE_TREFFER_MIN = 2;
/** Below the first rows it must be beyond doubt: somebody's row may hold a word or two that are headers elsewhere. */
const OBEN_ZEILEN = 5;
const UNTEN_TREFFER_MIN = 3;

/** Header for comparing: `E-Mail (Termin)` → `emailtermin`, umlauts as two letters, marks dropped. */
export function normalisiereKopf(kopf: string): string {
  return kopf
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replace(/[^a-z0-9]+/g, '')
    .replace(/nummer/g, 'nr');
}

const BEKANNTE_KOEPFE: ReadonlyMap<string, Importfeld> = new Map(
  IMPORTFELDER.flatMap((feld) =>
    kopfSynonyme(feld).map((kopf): [string, Importfeld] => [normalisiereKopf(kopf), feld]),
  ),
);

/**
 * What each column means by its header and, where the header leaves it open, by the first values below it.
 * A field is given to the column that names it best, the earlier one among equals.
 */
export function ordneSpaltenZu(
  kopfzeile: readonly string[],
  probe: readonly (readonly string[])[] = [],
): Spalte[] {
  return korrigiereNachInhalt(nachKopf(kopfzeile), probe);
}

function nachKopf(kopfzeile: readonly string[]): Spalte[] {
  const vermutet = kopfzeile.map((kopf, index) => ({
    index,
    kopf,
    ...(index < IMPORTGRENZEN.spaltenMax ? erkenneKopf(kopf) : UNBEKANNT),
  }));
  const vergeben = new Map<Importfeld, number>();
  const zuerst = vermutet.toSorted(
    (a, b) =>
      b.sicherheit - a.sicherheit || Number(istNurNr(a.kopf)) - Number(istNurNr(b.kopf)) || a.index - b.index,
  );
  // Whoever is called by a field goes before those that only find no place in their own.
  for (const { feld, index } of zuerst)
    if (feld !== undefined && !vergeben.has(feld)) vergeben.set(feld, index);
  for (const { feld, index } of zuerst) {
    const ausweich = feld === undefined || vergeben.get(feld) === index ? undefined : AUSWEICHFELD[feld];
    if (ausweich !== undefined && !vergeben.has(ausweich)) vergeben.set(ausweich, index);
  }
  const feldVon = new Map([...vergeben].map(([feld, index]) => [index, feld]));
  return vermutet.map(({ index, kopf, sicherheit }) => {
    const feld = feldVon.get(index);
    return { index, kopf, feld, sicherheit: feld === undefined ? 0 : sicherheit };
  });
}

/** The mapping that reading rows needs, out of what was recognised or corrected by hand. */
export function alsZuordnung(spalten: readonly Pick<Spalte, 'index' | 'feld'>[]): Spaltenzuordnung {
  const zuordnung: Partial<Record<Importfeld, number>> = {};
  for (const { index, feld } of spalten) if (feld !== undefined) zuordnung[feld] ??= index;
  return zuordnung;
}

/** Position of the header among the first fifty rows; `undefined` when the file seems to have none. */
export function findeKopfzeile(zeilen: readonly (readonly string[])[]): number | undefined {
  const treffer = zeilen.slice(0, KOPFZEILE_SUCHE_ZEILEN).map((zeile, nr) => {
    const zellen = zeile.slice(0, IMPORTGRENZEN.spaltenMax).filter((zelle) => zelle.trim() !== '');
    const felder = zellen.flatMap((zelle) => erkenneKopf(zelle).feld ?? []);
    const sicher = new Set(felder).size >= UNTEN_TREFFER_MIN && felder.length * 2 >= zellen.length;
    return nr < OBEN_ZEILEN || sicher ? felder.length : 0;
  });
  const meiste = Math.max(0, ...treffer);
  return meiste < KOPFZEILE_TREFFER_MIN ? undefined : treffer.indexOf(meiste);
}

/** The same for every file with this header row: under it a corrected mapping is remembered. */
export function kopfSchluessel(kopfzeile: readonly string[]): string {
  return kopfzeile.map(normalisiereKopf).join('|');
}

/** Fields without which no house can be found; empty when all are there. */
export function fehlendePflichtfelder(zuordnung: Spaltenzuordnung): Importfeld[] {
  const hat = (feld: Importfeld) => zuordnung[feld] !== undefined;
  const fehlend: Importfeld[] = [];
  if (hat('anschrift')) return fehlend;
  if (!hat('strasse') && !hat('strasseHausnr')) fehlend.push('strasse');
  if (!hat('plz') && !hat('plzOrt') && !hat('ort')) fehlend.push('plz', 'ort');
  return fehlend;
}

type Deutung = Pick<Spalte, 'feld' | 'sicherheit'>;
const UNBEKANNT: Deutung = { feld: undefined, sicherheit: 0 };

/** Each from its opening to the first closing one; what is never closed stays. */
function ohneKlammern(kopf: string): string {
  let rest = kopf;
  let ergebnis = '';
  for (;;) {
    const auf = rest.search(/[([]/);
    const zu = rest.slice(auf).search(/[)\]]/);
    if (auf < 0 || zu < 0) return ergebnis + rest;
    ergebnis += rest.slice(0, auf);
    rest = rest.slice(auf + zu + 1);
  }
}

function erkenneKopf(kopf: string): Deutung {
  const ganz = normalisiereKopf(kopf);
  const ohneKlammer = normalisiereKopf(ohneKlammern(kopf));
  if (ganz === '') return UNBEKANNT;
  const genau = BEKANNTE_KOEPFE.get(ganz);
  if (genau !== undefined) return { feld: genau, sicherheit: 1 };
  const ohneZusatz = BEKANNTE_KOEPFE.get(ohneKlammer);
  if (ohneZusatz !== undefined) return { feld: ohneZusatz, sicherheit: 0.95 };
  const ausTeilen = feldAusTeilen(ganz, (teil) => BEKANNTE_KOEPFE.get(teil));
  return ausTeilen === undefined ? aehnlichsterKopf(ganz) : { feld: ausTeilen, sicherheit: 0.9 };
}

/** Short headers (`Ort`, `Art`, `Top`) differ by one letter only, so they must be written exactly. */
function aehnlichsterKopf(ganz: string): Deutung {
  let bester = UNBEKANNT;
  if (ganz.length < 5 || ganz.length > 40) return bester;
  for (const [bekannt, feld] of BEKANNTE_KOEPFE) {
    // What differs in length by more than a fifth cannot be four fifths alike; it need not be measured.
    if (bekannt.length < 5 || Math.abs(ganz.length - bekannt.length) > 6) continue;
    const sicherheit = aehnlichkeit(langform(ganz), langform(bekannt));
    if (sicherheit >= AEHNLICH_MIN && sicherheit > bester.sicherheit && sicherheit < 1)
      bester = { feld, sicherheit };
  }
  return bester;
}

function langform(kopf: string): string {
  return kopf.replace(/nr$/, 'nummer');
}

/** A second phone column is the mobile one, a second number that of the row. */
const AUSWEICHFELD: Partial<Record<Importfeld, Importfeld>> = {
  telefon: 'mobil',
  mobil: 'telefon',
  hausnr: 'laufnummer',
};
