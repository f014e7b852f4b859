import { tagAusNummer } from '../tag.ts';

/** What a spreadsheet made of a value when it took it for a date or a number. */
export type Excelschaden = 'datum' | 'zahl';

const MONATE = ['jan', 'feb', 'mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'] as const;
const WEITERE_MONATE: Record<string, number> = { mär: 3, mar: 3, may: 5, oct: 10, dec: 12 };

const TAG_MONAT = /^(\d{1,2})\.?[\s.-]*([a-zä]{3})[a-zä]*\.?$/i;
const MONAT_TAG = /^([a-zä]{3})[a-zä]*\.?[\s.-]*(\d{1,2})$/i;
const GANZES_DATUM = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}( 00:00:00)?$/;
const GLEITKOMMA = /^[+-]?\d+[.,]\d+E\+?\d+$/i;

/** Recognises `01. Mrz`, `Jan 03`, `01.03.2026`, `45354` where no date belongs, and `4,91515E+11`. */
export function excelschaden(text: string): Excelschaden | undefined {
  const rein = text.trim();
  if (GLEITKOMMA.test(rein)) return 'zahl';
  if (GANZES_DATUM.test(rein) || istTageszahl(rein)) return 'datum';
  return tagUndMonat(rein) === undefined ? undefined : 'datum';
}

/** What the house number may have been before: `01. Mrz` → `1-3`, `1/3`; `Mrz 25` → `3-25`. Only a person can tell which. */
export function moeglicheHausnummern(text: string): string[] {
  const teile = tagUndMonat(text.trim()) ?? ausGanzemDatum(text.trim());
  if (teile === undefined) return [];
  const { tag, monat, monatZuerst } = teile;
  const [vorne, hinten] = monatZuerst ? [monat, tag] : [tag, monat];
  return [`${vorne}-${hinten}`, `${vorne}/${hinten}`];
}

function tagUndMonat(text: string): { tag: number; monat: number; monatZuerst: boolean } | undefined {
  const vorne = TAG_MONAT.exec(text);
  const hinten = vorne === null ? MONAT_TAG.exec(text) : null;
  const tag = Number(vorne?.[1] ?? hinten?.[2]);
  const monat = monatszahl(vorne?.[2] ?? hinten?.[1] ?? '');
  return monat === undefined || tag < 1 ? undefined : { tag, monat, monatZuerst: vorne === null };
}

/** A day that is written whole, or as the number of days a spreadsheet keeps it as. */
function ausGanzemDatum(text: string): { tag: number; monat: number; monatZuerst: boolean } | undefined {
  const [, tag, monat] = /^(\d{1,2})\.(\d{1,2})\.\d{2,4}$/.exec(text) ?? [];
  if (tag !== undefined) return { tag: Number(tag), monat: Number(monat), monatZuerst: false };
  const iso = (istTageszahl(text) ? tagAusNummer(Number(text) + EXCEL_NULLTAG) : text).slice(0, 10);
  const [, jMonat, jTag] = /^\d{4}-(\d{2})-(\d{2})$/.exec(iso) ?? [];
  return jTag === undefined ? undefined : { tag: Number(jTag), monat: Number(jMonat), monatZuerst: false };
}

/** Spreadsheets count days from 1899-12-30. */
const EXCEL_NULLTAG = -25_569;
/** 2000 to 2079: what was typed since there are such lists; no house has so high a number. */
const TAGESZAHL_MIN = 36_526;
const TAGESZAHL_MAX = 65_745;

const istTageszahl = (text: string): boolean =>
  /^\d{5}$/.test(text) && Number(text) >= TAGESZAHL_MIN && Number(text) <= TAGESZAHL_MAX;

/** The whole names and what spreadsheets make of them; `Marktplatz` is no March. */
const MONATSWORT =
  '(?:jan(?:uar)?|jänner|feb(?:ruar)?|mrz|mär|märz|mar|apr(?:il)?|mai|may|juni?|juli?|aug(?:ust)?|sept?|september|okt(?:ober)?|oct|nov(?:ember)?|dez(?:ember)?|dec)';
const AM_ENDE: readonly RegExp[] = [
  new RegExp(`[ ,](\\d{1,2}(?:\\. ?|-)${MONATSWORT}\\.?)$`, 'i'),
  // `MMM JJ`, always of two digits; `Im Mai 5` is a street.
  /[ ,]((?:jan|feb|mrz|mär|mar|apr|mai|may|jun|jul|aug|sep|okt|oct|nov|dez|dec)\.?[ -]\d{2})$/i,
  /[ ,](\d{1,2}\.\d{1,2}\.(?:\d{2}|\d{4})|\d{4}-\d{2}-\d{2}(?: 00:00:00)?|\d{5})$/,
];
/** `Straße des 17. Juni`, `Platz 8. Mai`: the day is the name. */
const TAGESNAME = /(?:^|[ -])(?:des|der|zum|vom|am|im|straße|strasse|str\.|platz|allee|weg|\d{1,2}\.)$/i;

/** What a spreadsheet made of the number in a text that ends in one: `Ringweg 3. Mrz`, `Ringweg Mrz 05`, `Ringweg 45354`. */
export function excelschadenAmEnde(text: string): string | undefined {
  const ruhig = text.trim().replace(/\s+/g, ' ');
  for (const muster of AM_ENDE) {
    const treffer = muster.exec(ruhig);
    const datum = treffer?.[1];
    if (
      datum === undefined ||
      treffer?.index === 0 ||
      (/\p{L}/u.test(datum) && TAGESNAME.test(davorIn(ruhig, datum)))
    )
      continue;
    if (!/^\d{5}$/.test(datum) || istTageszahl(datum)) return datum;
  }
  return undefined;
}

/** What stands in front of the end of a text, without the marks between. */
function davorIn(text: string, ende: string): string {
  let bis = text.length - ende.length;
  while (bis > 0 && ' ,'.includes(text.charAt(bis - 1))) bis -= 1;
  return text.slice(0, bis);
}

/** 1 to 12 for the name of a month or its beginning, as people and spreadsheets write it. */
export function monatszahl(name: string): number | undefined {
  const klein = name.toLowerCase().slice(0, 3);
  const index = MONATE.findIndex((monat) => monat === klein);
  return index >= 0 ? index + 1 : WEITERE_MONATE[klein];
}
