/** What a spreadsheet made of a value when it took it for a date or a number. */
export type Excelschaden = 'datum' | 'zahl';

const MONATE = ['jan', 'feb', 'mrz', 'apr', 'mai', 'jun', 'jul', 'aug', 'sep', 'okt', 'nov', 'dez'] as const;
const WEITERE_MONATE: Record<string, number> = { mär: 3, mar: 3, may: 5, oct: 10, dec: 12 };

const TAG_MONAT = /^(\d{1,2})\.?[\s.-]*([a-zä]{3})[a-zä]*\.?$/i;
const MONAT_TAG = /^([a-zä]{3})[a-zä]*\.?[\s.-]*(\d{1,2})$/i;
const GANZES_DATUM = /^(\d{1,2})\.(\d{1,2})\.(\d{2}|\d{4})$|^\d{4}-\d{2}-\d{2}( 00:00:00)?$/;
const GLEITKOMMA = /^[+-]?\d+[.,]\d+E\+?\d+$/i;

/** Recognises `01. Mrz`, `Jan 03`, `01.03.2026` where no date belongs, and `4,91515E+11`. */
export function excelschaden(text: string): Excelschaden | undefined {
  const rein = text.trim();
  if (GLEITKOMMA.test(rein)) return 'zahl';
  if (GANZES_DATUM.test(rein)) return 'datum';
  return tagUndMonat(rein) === undefined ? undefined : 'datum';
}

/** What the house number may have been before: `01. Mrz` → `1-3`, `1/3`; `Mrz 25` → `3-25`. Only a person can tell which. */
export function moeglicheHausnummern(text: string): string[] {
  const teile = tagUndMonat(text.trim());
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

/** 1 to 12 for the name of a month or its beginning, as people and spreadsheets write it. */
export function monatszahl(name: string): number | undefined {
  const klein = name.toLowerCase().slice(0, 3);
  const index = MONATE.findIndex((monat) => monat === klein);
  return index >= 0 ? index + 1 : WEITERE_MONATE[klein];
}
