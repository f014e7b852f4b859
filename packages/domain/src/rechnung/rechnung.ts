import type { Tag } from '../tag.ts';

/** An invoice, or the one that takes it back: an invoice itself is never changed. */
export const RECHNUNGSARTEN = ['rechnung', 'gegenrechnung'] as const;
export type Rechnungsart = (typeof RECHNUNGSARTEN)[number];

/** What moves the open amount. Returned debits and refunds are negative. */
export const EINGANGSARTEN = ['ueberweisung', 'lastschrift', 'ruecklastschrift', 'erstattung'] as const;
export type Eingangsart = (typeof EINGANGSARTEN)[number];

export const RECHNUNGSSTAENDE = [
  'offen',
  'teilbezahlt',
  'ueberfaellig',
  'gemahnt',
  'beanstandet',
  'bezahlt',
  'aufgehoben',
] as const;
export type Rechnungsstand = (typeof RECHNUNGSSTAENDE)[number];

export interface Rechnungsbefund {
  bruttoCent: number;
  bezahltCent: number;
  faelligAm: Tag;
  /** 0: never reminded. */
  mahnstufe: number;
  /** A complaint that nobody has answered yet. */
  beanstandet: boolean;
  /** Another document takes it back. */
  aufgehoben: boolean;
}

/** The one word for where an invoice stands today. */
export function rechnungsstand(wo: Rechnungsbefund, heute: Tag): Rechnungsstand {
  if (wo.aufgehoben) return 'aufgehoben';
  if (wo.bezahltCent >= wo.bruttoCent) return 'bezahlt';
  if (wo.beanstandet) return 'beanstandet';
  if (wo.mahnstufe > 0) return 'gemahnt';
  if (heute > wo.faelligAm) return 'ueberfaellig';
  return wo.bezahltCent > 0 ? 'teilbezahlt' : 'offen';
}

/** Days after the due day, or after the last reminder, and the words of each step. No fee: § 286 BGB owes only real damage. */
export const MAHNSTUFEN = [
  { name: 'Zahlungserinnerung', nachTagen: 7, frist: 10 },
  { name: 'Erste Mahnung', nachTagen: 14, frist: 10 },
  { name: 'Letzte Mahnung', nachTagen: 14, frist: 7 },
] as const;

/** One series per year and kind, without gaps. */
export const rechnungsnummer = (art: Rechnungsart, jahr: number, laufend: number): string =>
  `${art === 'rechnung' ? 'RE' : 'GR'}-${jahr}-${String(laufend).padStart(5, '0')}`;
