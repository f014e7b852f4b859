import { formatAufzaehlung } from '../format.ts';
import type { Halbtag } from '../zeitfenster.ts';

/** Half a day of the week that suits somebody: 1 is Monday, 6 Saturday. */
export interface Wunschhalbtag {
  readonly wochentag: number;
  readonly halbtag: Halbtag;
}

/** Days on which companies come at all. */
export const WUNSCHTAGE = ['Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'] as const;

/** `Montag ganztags, Dienstag vormittags und Freitag nachmittags`; none means any time. */
export function wunschzeitText(halbtage: readonly Wunschhalbtag[]): string {
  const tage = WUNSCHTAGE.flatMap((name, index) => {
    const haelften = halbtage
      .filter(({ wochentag }) => wochentag === index + 1)
      .map(({ halbtag }) => halbtag);
    const vor = haelften.includes('vormittag');
    const nach = haelften.includes('nachmittag');
    if (vor && nach) return [`${name} ganztags`];
    return vor ? [`${name} vormittags`] : nach ? [`${name} nachmittags`] : [];
  });
  return tage.length === 0 ? 'jederzeit' : formatAufzaehlung(tage);
}
