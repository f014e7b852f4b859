import { MAHNSTUFEN, type Rechnungsart, type Rechnungsstand } from './rechnung.ts';

export type Standwort = {
  readonly tone: 'info' | 'warning' | 'danger' | 'success' | 'neutral';
  readonly text: string;
};

/** Within a sentence; an entry of a list begins with a capital. */
export const STANDWORTE: Readonly<Record<Rechnungsstand, Standwort>> = {
  offen: { tone: 'info', text: 'offen' },
  teilbezahlt: { tone: 'info', text: 'teilweise bezahlt' },
  ueberfaellig: { tone: 'warning', text: 'überfällig' },
  gemahnt: { tone: 'danger', text: 'gemahnt' },
  beanstandet: { tone: 'warning', text: 'beanstandet' },
  bezahlt: { tone: 'success', text: 'bezahlt' },
  aufgehoben: { tone: 'neutral', text: 'aufgehoben' },
};

type Zeile = { readonly stand: Rechnungsstand; readonly art: Rechnungsart; readonly mahnstufe: number };
/** What takes another invoice back is neither open nor paid. */
export function standInWorten({ stand, art, mahnstufe }: Zeile): Standwort {
  if (art === 'gegenrechnung') return { tone: 'neutral', text: 'Storno' };
  if (stand !== 'gemahnt') return STANDWORTE[stand];
  const { tone, text } = STANDWORTE.gemahnt;
  return { tone, text: MAHNSTUFEN[mahnstufe - 1]?.name ?? text };
}
