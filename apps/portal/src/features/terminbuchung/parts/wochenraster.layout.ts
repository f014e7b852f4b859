import type { Minutenzeit } from '../wochenmuster.ts';

/** Place of a span in the grid. */
export function platz({ wochentag, von, bis }: Minutenzeit, vonMinute: number, stundePx: number) {
  return {
    left: `calc(${((wochentag - 1) / 7) * 100}% + 3px)`,
    width: 'calc(100% / 7 - 5px)',
    top: ((von - vonMinute) / 60) * stundePx + 1,
    height: ((bis - von) / 60) * stundePx - 2,
  };
}
