import type { Minutenzeit } from '../wochenmuster.ts';

export const STUNDE_PX = 40;

/** Name of a block: where it lies. */
export const schluessel = ({ wochentag, von, bis }: Minutenzeit): string => `${wochentag}-${von}-${bis}`;

/** Lines between the days and at every full hour. */
export const gitter = (stunden: number) => ({
  height: stunden * STUNDE_PX,
  backgroundImage:
    'linear-gradient(to bottom, var(--color-line) 1px, transparent 1px), linear-gradient(to right, var(--color-line) 1px, transparent 1px)',
  backgroundSize: `100% ${STUNDE_PX}px, calc(100% / 7) 100%`,
});

/** Place of a span in the grid. */
export function platz({ wochentag, von, bis }: Minutenzeit, vonMinute: number, stundePx: number) {
  return {
    left: `calc(${((wochentag - 1) / 7) * 100}% + 3px)`,
    width: 'calc(100% / 7 - 5px)',
    top: ((von - vonMinute) / 60) * stundePx + 1,
    height: ((bis - von) / 60) * stundePx - 2,
  };
}
