import type { Betriebsrechnung } from '@kehrtour/contract/rechnungswesen';
import { formatMonat } from '@kehrtour/domain/format';
import { type Eingangsart, RECHNUNGSSTAENDE, type Rechnungsstand } from '@kehrtour/domain/rechnung/rechnung';
import { standInWorten as worte, STANDWORTE, type Standwort } from '@kehrtour/domain/rechnung/standInWorten';

const gross = (text: string): string => text.slice(0, 1).toUpperCase() + text.slice(1);

export const standAus = (text: string): Rechnungsstand | undefined =>
  RECHNUNGSSTAENDE.find((stand) => stand === text);

export const standname = (stand: Rechnungsstand): string => gross(STANDWORTE[stand].text);

export function standInWorten(zeile: Pick<Betriebsrechnung, 'stand' | 'art' | 'mahnstufe'>): Standwort {
  const { tone, text } = worte(zeile);
  return { tone, text: gross(text) };
}

export const EINGANGSNAMEN: Readonly<Record<Eingangsart, string>> = {
  ueberweisung: 'Überweisung',
  lastschrift: 'Lastschrift',
  ruecklastschrift: 'Rücklastschrift',
  erstattung: 'Erstattung',
};

const VERLAUF: Readonly<Record<string, string>> = {
  ausgestellt: 'Ausgestellt',
  aufgehoben: 'Aufgehoben',
  beanstandet: 'Vom Betrieb beanstandet',
  beantwortet: 'Beanstandung beantwortet',
  zahlung: 'Zahlung gebucht',
  gemahnt: 'Gemahnt',
  eingezogen: 'In eine Lastschriftdatei aufgenommen',
};
export const wasInWorten = (was: string): string => VERLAUF[was] ?? was;
export const werInWorten = (wer: string): string =>
  wer.startsWith('adminUser') ? 'Betreiber' : wer.startsWith('mitarbeiter') ? 'Betrieb' : 'von selbst';

export const monatInWorten = (monat: string): string => formatMonat(`${monat}-01`);

/** `46,41` or `1.200` as cents; undefined for what is no amount. */
export function centAus(text: string): number | undefined {
  const [, ganz = '', rest = ''] =
    /^(\d{1,3}(?:\.\d{3})+|\d{1,7})(?:,(\d{1,2}))?\s*€?$/.exec(text.trim()) ?? [];
  return ganz === '' ? undefined : Number(ganz.replaceAll('.', '')) * 100 + Number(rest.padEnd(2, '0'));
}
