import { type PointerEvent, useState } from 'react';

import { imTag, LAENGE_MINUTEN_MIN } from '../wochenmuster.ts';
import type { Minutenzeit } from '../wochenmuster.ts';
import type { Rasterort } from './useRasterort.ts';

/** New hours drawn over free ones: pressed, pulled up or down, let go. */
export function useAufziehen(
  ort: Pick<Rasterort, 'minuteBei' | 'tagBei'>,
  onFertig: (zeit: Minutenzeit) => void,
) {
  const [zug, setZug] = useState<{ start: number; zeit: Minutenzeit } | null>(null);

  function zieheAuf(event: PointerEvent<HTMLDivElement>) {
    if (event.button !== 0 || event.target !== event.currentTarget) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    const start = ort.minuteBei(event);
    setZug({ start, zeit: { wochentag: ort.tagBei(event), von: start, bis: start + LAENGE_MINUTEN_MIN } });
  }
  function zieheWeiter(event: PointerEvent) {
    if (zug === null) return;
    const jetzt = ort.minuteBei(event);
    const [von, bis] = jetzt < zug.start ? [jetzt, zug.start] : [zug.start, jetzt];
    setZug({ ...zug, zeit: imTag({ ...zug.zeit, von, bis }) });
  }
  function lasseLos() {
    if (zug !== null) onFertig(zug.zeit);
    setZug(null);
  }

  return {
    aufgezogen: zug?.zeit ?? null,
    griffe: {
      onPointerDown: zieheAuf,
      onPointerMove: zieheWeiter,
      onPointerUp: lasseLos,
      onPointerCancel: () => setZug(null),
    },
  };
}
