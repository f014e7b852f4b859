import { istMobilnummer } from './werte.ts';

/** A number as it will be kept, and what had to be put in front of it. */
export interface Zellennummer {
  readonly nummer: string;
  /** As the file has it. */
  readonly roh: string;
  readonly ergaenzt?: 'null' | 'plus';
  /** It may be another one: a person should look. */
  readonly fraglich?: true;
  readonly ohneVorwahl?: true;
  /** A zero too many or in brackets, with which nobody is reached. */
  readonly berichtigt?: true;
}

export interface Telefonzelle {
  readonly nummern: readonly Zellennummer[];
  /** What else stands in the cell: `abends`, a fax number, what is no number. */
  readonly rest: string;
  /** A spreadsheet rounded the number away; it cannot be had back. */
  readonly gerundet?: true;
}

const ZIFFERN_MIN = 5;
const ZIFFERN_MAX = 16;
/** With so many digits a number has its area code, whether or not its zero is there. */
const MIT_VORWAHL_MIN = 9;
/** No number of here is longer; what is longer and has no zero in front begins with a country. */
const AUSLAND_MIN = 12;
const GERUNDET = /^[1-9]\d{11,}$/;
const GERUNDET_ENDE = '000000';
const NUMMER = /\+?\(?\+?\d[\d\s()/.–-]*/g;
/** A second number begins with its own zero or plus. */
const ZWEITE = / ?[/–-] ?(?=(?:\+|00|0)\d)| (?=(?:\+\d|00\d|01[567]\d))/;
const WORT_DAVOR = /(?:tel(?:efon)?|mobil(?:telefon)?|handy|festnetz|fon|phone|[tmp])\.? ?:? ?$/i;
const FAX_DAVOR = /(?:tele)?fax\.? ?(?:nr\.?)? ?:? ?$/i;

const ziffern = (text: string): string => text.replace(/\D/g, '');

/**
 * Numbers of a phone cell in their order, callable again where a spreadsheet took the zero or the plus away, and what stands
 * beside them. A cell holds several (`0171 2345678 / 0172 3456789`), or a word behind one (`0171/1234567 (abends)`).
 */
export function liesTelefonzelle(text: string): Telefonzelle {
  const ruhig = text.trim().replace(/\s+/g, ' ');
  if (GERUNDET.test(ruhig) && ruhig.endsWith(GERUNDET_ENDE)) return { nummern: [], rest: '', gerundet: true };
  if (VERTIPPT.test(ruhig)) return { nummern: [], rest: ruhig };
  const nummern: Zellennummer[] = [];
  let rest = '';
  let bisher = 0;
  for (const treffer of ruhig.matchAll(NUMMER)) {
    const davor = ruhig.slice(bisher, treffer.index);
    bisher = treffer.index + treffer[0].length;
    const { lauf, wahlweise } = ohneWahlweises(treffer[0]);
    const teile = teileNummern(lauf);
    const brauchbar = !FAX_DAVOR.test(davor) && teile.every((teil) => istNummer(teil));
    if (brauchbar) nummern.push(...teile.map(ergaenze));
    rest += brauchbar ? `${davor.replace(WORT_DAVOR, '')} ${wahlweise} ` : davor + treffer[0];
  }
  return { nummern, rest: ohneReste(rest + ruhig.slice(bisher)) };
}

/** `23O5678`: which digit the letter stands for, nobody but a person knows. */
const VERTIPPT = /\d[oil]\d/i;
/** `… 8/9`, `… / -99`: the same number with another end, which cannot be called alone. */
const WAHLWEISE = /^(.*\d)(\s*\/\s*(?:-\s*\d{1,4}|\d{1,2}))\s*$/;
/** `09123/12345/12346`: behind one area code two numbers of the same length. */
const ZWEI_ANSCHLUESSE = /^(\(?0\d{2,5}\)?[\s/-]+(\d{4,8}))(\s*\/\s*(\d{4,8}))\s*$/;
const INLAND_GANZ_MIN = 7;
const AUSLAND_GANZ_MIN = 10;

function ohneWahlweises(lauf: string): { lauf: string; wahlweise: string } {
  const [, erste = '', anschluss = '', danach = '', zweiter = ''] = ZWEI_ANSCHLUESSE.exec(lauf) ?? [];
  if (erste !== '' && anschluss.length === zweiter.length) return { lauf: erste, wahlweise: danach.trim() };
  const [, vorn = '', hinten = ''] = WAHLWEISE.exec(lauf) ?? [];
  const min = /^\(?(?:\+|00)/.test(vorn) ? AUSLAND_GANZ_MIN : INLAND_GANZ_MIN;
  return ziffern(vorn).length < min ? { lauf, wahlweise: '' } : { lauf: vorn, wahlweise: hinten.trim() };
}

/** Ten numbers with all their blanks; what is longer is none, and is not looked through for each of its separators. */
const LAUF_MAX = 300;

/** Parts a run of digits where a second number begins, and only where both are whole. */
function teileNummern(lauf: string): string[] {
  if (lauf.length > LAUF_MAX) return [lauf];
  const teile: string[] = [];
  let rest = lauf.trim();
  for (;;) {
    const stelle = naechsteGrenze(rest);
    if (stelle === undefined) return [...teile, rest];
    teile.push(rest.slice(0, stelle.von).trim());
    rest = rest.slice(stelle.bis).trim();
  }
}

const GANZE_MIN = 7;

function naechsteGrenze(text: string): { von: number; bis: number } | undefined {
  let ab = 0;
  for (;;) {
    const treffer = ZWEITE.exec(text.slice(ab));
    if (treffer === null) return undefined;
    const von = ab + treffer.index;
    const bis = von + treffer[0].length;
    const [links, rechts] = [ziffern(text.slice(0, von)), ziffern(text.slice(bis))];
    if (links.length >= GANZE_MIN && rechts.length >= GANZE_MIN) return { von, bis };
    ab = Math.max(bis, ab + 1);
  }
}

/** With its zero, an area code and two digits are the least; a mobile number is longer. */
const MOBIL_MIN = 10;

function istNummer(text: string): boolean {
  const zahl = ziffern(text);
  if (zahl.length > ZIFFERN_MAX) return false;
  if (/^\s*\(?0(?!0)/.test(text)) return zahl.length >= (/^01[567]/.test(zahl) ? MOBIL_MIN : INLAND_GANZ_MIN);
  return zahl.length >= ZIFFERN_MIN;
}

/** `+49 09123 …` and `(0)171 …` → with the zero of a call within the country. */
function ohneFalscheNull(roh: string): string {
  return roh.replace(/^(?:\+|00)49[\s/-]*(?=0[1-9])/, '').replace(/^\(0\)\s*(?=[1-9])/, '0');
}

/** Area codes that begin with 49 when their zero is gone: 0491 to 0497, in East Frisia. */
const OSTFRIESLAND = /^49[1-7]/;
const OSTFRIESLAND_MAX = 10;

function ergaenze(text: string): Zellennummer {
  const roh = ohneHaengendes(text);
  const zahl = ziffern(roh);
  const waehlbar = ohneFalscheNull(roh);
  if (waehlbar !== roh) return { nummer: waehlbar, roh, berichtigt: true };
  if (/^\(?(?:\+|0)/.test(roh)) return { nummer: roh, roh };
  const mitPlus = { nummer: `+${roh}`, roh, ergaenzt: 'plus' } as const;
  const mitNull = { nummer: `0${roh}`, roh, ergaenzt: 'null' } as const;
  if (/^49\(?0?\)?1[567]/.test(roh.replace(/[\s/.-]/g, '')) && zahl.length >= AUSLAND_MIN) return mitPlus;
  if (zahl.startsWith('49') && zahl.length >= MIT_VORWAHL_MIN + 1)
    return OSTFRIESLAND.test(zahl) && zahl.length <= OSTFRIESLAND_MAX
      ? { ...mitNull, fraglich: true }
      : mitPlus;
  if (zahl.length >= AUSLAND_MIN) return { ...mitPlus, fraglich: true };
  if (istMobilnummer(`0${zahl}`) || zahl.length >= MIT_VORWAHL_MIN) return mitNull;
  return { nummer: roh, roh, ohneVorwahl: true };
}

function ohneEnde(text: string, marken: string): string {
  let ende = text.length;
  while (ende > 0 && marken.includes(text.charAt(ende - 1))) ende -= 1;
  return text.slice(0, ende);
}

/** Brackets that only open or only close, and marks at the ends. */
function ohneHaengendes(text: string): string {
  const rein = ohneEnde(text, ' /.–-').trim();
  const auf = rein.split('(').length;
  const zu = rein.split(')').length;
  return auf === zu ? rein : rein.replace(/[()]/g, '').trim();
}

/** The words themselves, without the marks that parted them from the numbers. */
function ohneReste(text: string): string {
  const worte = text
    .replace(/\(\s*\)/g, ' ')
    .replace(/\b(?:und|oder|u\.|o\.|bzw\.?)(?=\s*$)|^\s*(?:und|oder|u\.|o\.|bzw\.?)\s/gi, ' ')
    .replace(/\s+/g, ' ')
    .replace(/^(?:[\s,;|:()+&-]+|\/(?!\d| ?-)[\s,;/|:()+&-]*)/, '');
  return ohneEnde(worte, ' ,;/|:(+&-')
    .replace(/^([^(]*)\)$/, '$1')
    .trim();
}
