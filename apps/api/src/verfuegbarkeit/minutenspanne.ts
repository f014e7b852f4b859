import type { Zeitspanne } from '@kehrtour/contract/verfuegbarkeit';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

/** Minutes since midnight; `bis` may be the end of the day. */
export type Minutenspanne = { readonly von: number; readonly bis: number };

export const minutenspanne = ({ von, bis }: Zeitspanne): Minutenspanne => ({
  von: minutenSeitMitternacht(von),
  bis: bis === '24:00' ? MINUTEN_PRO_TAG : minutenSeitMitternacht(bis),
});
export const zeitspanne = ({ von, bis }: Minutenspanne): Zeitspanne => ({
  von: uhrzeitAus(von),
  bis: bis === MINUTEN_PRO_TAG ? '24:00' : uhrzeitAus(bis),
});

/** Whether a span lies wholly within the others, where those that touch count as one. */
export function liegtIn(spannen: readonly Minutenspanne[], { von, bis }: Minutenspanne): boolean {
  let gedecktBis = von;
  for (const spanne of spannen.toSorted((a, b) => a.von - b.von))
    if (spanne.von <= gedecktBis && spanne.bis > gedecktBis) gedecktBis = spanne.bis;
  return gedecktBis >= bis;
}
