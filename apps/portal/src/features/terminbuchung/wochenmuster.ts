import type { Woche, Wochenzeit } from '@kehrtour/contract/verfuegbarkeit';
import { MINUTEN_PRO_TAG, minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';

/** Hours of the week as the grid draws them: minutes since midnight, `bis` up to the end of the day. */
export type Minutenzeit = { readonly wochentag: number; readonly von: number; readonly bis: number };

/** Everything dragged or nudged lands on a quarter of an hour. */
export const RASTER_MINUTEN = 15;
export const LAENGE_MINUTEN_MIN = 30;

/** Undefined while a field is being typed in and holds no times. */
export function minutenzeit({ wochentag, von, bis }: Wochenzeit): Minutenzeit | undefined {
  if (!/^\d\d:\d\d$/.test(von) || !/^\d\d:\d\d$/.test(bis)) return undefined;
  const ende = bis === '24:00' ? MINUTEN_PRO_TAG : minutenSeitMitternacht(bis);
  const beginn = minutenSeitMitternacht(von);
  return beginn < ende ? { wochentag, von: beginn, bis: ende } : undefined;
}

export const wochenzeit = ({ wochentag, von, bis }: Minutenzeit): Wochenzeit => ({
  wochentag,
  von: uhrzeitAus(von),
  bis: bis >= MINUTEN_PRO_TAG ? '24:00' : uhrzeitAus(bis),
});

export const aufRaster = (minuten: number): number => Math.round(minuten / RASTER_MINUTEN) * RASTER_MINUTEN;

/** In the order of the week; spans of a day that overlap or touch become one. */
export function vereinigt(zeiten: readonly Minutenzeit[]): Minutenzeit[] {
  const sortiert = zeiten.toSorted((a, b) => a.wochentag - b.wochentag || a.von - b.von);
  const ergebnis: Minutenzeit[] = [];
  for (const zeit of sortiert) {
    const letzte = ergebnis.at(-1);
    if (letzte?.wochentag === zeit.wochentag && letzte.bis >= zeit.von)
      ergebnis.splice(-1, 1, { ...letzte, bis: Math.max(letzte.bis, zeit.bis) });
    else ergebnis.push(zeit);
  }
  return ergebnis;
}

/** Keeps a span within its day and the week, and at least `LAENGE_MINUTEN_MIN` long. */
export function imTag({ wochentag, von, bis }: Minutenzeit): Minutenzeit {
  const laenge = Math.min(MINUTEN_PRO_TAG, Math.max(LAENGE_MINUTEN_MIN, bis - von));
  const beginn = Math.min(Math.max(0, von), MINUTEN_PRO_TAG - laenge);
  return { wochentag: Math.min(7, Math.max(1, wochentag)), von: beginn, bis: beginn + laenge };
}

/** The week with `neu` in the place of `alt`; without `alt` it is added, without `neu` it goes. */
export function ersetzt(woche: Woche, alt: Minutenzeit | null, neu: Minutenzeit | null): Woche {
  const bleiben = woche.filter((zeit) => alt === null || !gleich(minutenzeit(zeit), alt));
  const zeiten = bleiben.flatMap((zeit) => minutenzeit(zeit) ?? []);
  return vereinigt([...zeiten, ...(neu === null ? [] : [imTag(neu)])]).map(wochenzeit);
}

/** Hours of the week, for a summary: `21,5`. */
export function stundenDer(woche: Woche): number {
  const minuten = woche.flatMap((zeit) => minutenzeit(zeit) ?? []).map(({ von, bis }) => bis - von);
  return minuten.reduce((summe, eine) => summe + eine, 0) / 60;
}

function gleich(a: Minutenzeit | undefined, b: Minutenzeit): boolean {
  return a?.wochentag === b.wochentag && a.von === b.von && a.bis === b.bis;
}
