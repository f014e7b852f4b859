import type { Woche } from '@kehrtour/contract/verfuegbarkeit';

/** The hours of one day on other days too, in place of what stood there. */
export function kopiert(woche: Woche, von: number, nach: readonly number[]): Woche {
  const vorlage = woche.filter(({ wochentag }) => wochentag === von);
  const ziele = nach.filter((wochentag) => wochentag !== von);
  return [
    ...woche.filter(({ wochentag }) => !ziele.includes(wochentag)),
    ...ziele.flatMap((wochentag) => vorlage.map((zeit) => ({ ...zeit, wochentag }))),
  ].toSorted((a, b) => a.wochentag - b.wochentag || (a.von < b.von ? -1 : 1));
}
