import { type PointerEvent, type RefObject, useRef } from 'react';

import { aufRaster } from '../wochenmuster.ts';
import { STUNDE_PX } from './wochenraster.layout.ts';

export type Rasterort = {
  /** The columns of the seven days, which all places are measured against. */
  spalten: RefObject<HTMLDivElement | null>;
  minuteBei: (event: PointerEvent) => number;
  tagBei: (event: PointerEvent) => number;
};

/** Which minute of which day lies under the pointer. */
export function useRasterort(vonStunde: number): Rasterort {
  const spalten = useRef<HTMLDivElement>(null);
  const minuteBei = (event: PointerEvent): number => {
    const oben = spalten.current?.getBoundingClientRect().top ?? 0;
    return aufRaster(vonStunde * 60 + ((event.clientY - oben) / STUNDE_PX) * 60);
  };
  const tagBei = (event: PointerEvent): number => {
    const kasten = spalten.current?.getBoundingClientRect();
    if (kasten === undefined || kasten.width === 0) return 1;
    return Math.min(7, Math.max(1, Math.floor(((event.clientX - kasten.left) / kasten.width) * 7) + 1));
  };
  return { spalten, minuteBei, tagBei };
}
