import type { Rechnungszeile } from '@kehrtour/contract/rechnung';
import { formatEuro, formatMonat } from '@kehrtour/domain/format';
import { MAHNSTUFEN, type Rechnungsstand } from '@kehrtour/domain/rechnung/rechnung';
import type { StatusProps } from '@kehrtour/ui/message/Status.tsx';

const STAENDE: Readonly<Record<Rechnungsstand, { tone: StatusProps['tone']; text: string }>> = {
  offen: { tone: 'info', text: 'offen' },
  teilbezahlt: { tone: 'info', text: 'teilweise bezahlt' },
  ueberfaellig: { tone: 'warning', text: 'überfällig' },
  gemahnt: { tone: 'danger', text: 'gemahnt' },
  beanstandet: { tone: 'warning', text: 'beanstandet' },
  bezahlt: { tone: 'success', text: 'bezahlt' },
  aufgehoben: { tone: 'neutral', text: 'aufgehoben' },
};

/** What takes another invoice back is neither open nor paid. */
export const standInWorten = ({ stand, art, mahnstufe }: Rechnungszeile): (typeof STAENDE)[Rechnungsstand] =>
  art === 'gegenrechnung'
    ? { tone: 'neutral', text: 'Storno' }
    : stand === 'gemahnt'
      ? { tone: 'danger', text: MAHNSTUFEN[mahnstufe - 1]?.name ?? 'gemahnt' }
      : STAENDE[stand];

export const monatInWorten = (monat: string): string => formatMonat(`${monat}-01`);
export const betragInWorten = ({ bruttoCent, offenCent, stand }: Rechnungszeile): string =>
  stand === 'teilbezahlt'
    ? `${formatEuro(bruttoCent)}, offen ${formatEuro(offenCent)}`
    : formatEuro(bruttoCent);
