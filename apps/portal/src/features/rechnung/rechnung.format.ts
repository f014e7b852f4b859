import type { Rechnungszeile } from '@kehrtour/contract/rechnung';
import { formatEuro, formatMonat } from '@kehrtour/domain/format';

export const monatInWorten = (monat: string): string => formatMonat(`${monat}-01`);
export const betragInWorten = ({ bruttoCent, offenCent, stand }: Rechnungszeile): string =>
  stand === 'teilbezahlt'
    ? `${formatEuro(bruttoCent)}, offen ${formatEuro(offenCent)}`
    : formatEuro(bruttoCent);
