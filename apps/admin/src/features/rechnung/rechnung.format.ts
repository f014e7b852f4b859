import type { Betriebsrechnung } from '@kehrtour/contract/rechnungswesen';
import { formatMonat } from '@kehrtour/domain/format';
import { type Eingangsart, MAHNSTUFEN, type Rechnungsstand } from '@kehrtour/domain/rechnung/rechnung';
import type { StatusProps } from '@kehrtour/ui/message/Status.tsx';

export const STAENDE: Readonly<Record<Rechnungsstand, { tone: StatusProps['tone']; text: string }>> = {
  offen: { tone: 'info', text: 'Offen' },
  teilbezahlt: { tone: 'info', text: 'Teilweise bezahlt' },
  ueberfaellig: { tone: 'warning', text: 'Überfällig' },
  gemahnt: { tone: 'danger', text: 'Gemahnt' },
  beanstandet: { tone: 'warning', text: 'Beanstandet' },
  bezahlt: { tone: 'success', text: 'Bezahlt' },
  aufgehoben: { tone: 'neutral', text: 'Aufgehoben' },
};

export const standAus = (text: string): Rechnungsstand | undefined =>
  Object.keys(STAENDE).find((stand): stand is Rechnungsstand => stand === text);

type Zeile = Pick<Betriebsrechnung, 'stand' | 'art' | 'mahnstufe'>;
export const standInWorten = ({ stand, art, mahnstufe }: Zeile): (typeof STAENDE)[Rechnungsstand] =>
  art === 'gegenrechnung'
    ? { tone: 'neutral', text: 'Storno' }
    : stand === 'gemahnt'
      ? { tone: 'danger', text: MAHNSTUFEN[mahnstufe - 1]?.name ?? 'Gemahnt' }
      : STAENDE[stand];

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
