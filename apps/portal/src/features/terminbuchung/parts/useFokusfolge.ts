import { type RefObject, useEffect, useRef } from 'react';

import type { Minutenzeit } from '../wochenmuster.ts';
import { schluessel } from './wochenraster.layout.ts';

/** A block that keys have moved is another element: the focus follows it. */
export function useFokusfolge(
  spalten: RefObject<HTMLDivElement | null>,
  zeiten: readonly Minutenzeit[],
): (zeit: Minutenzeit) => void {
  const fokus = useRef<Minutenzeit | null>(null);

  useEffect(() => {
    const gesucht = fokus.current;
    if (gesucht === null) return;
    fokus.current = null;
    const ziel =
      zeiten.find(
        ({ wochentag, von, bis }) =>
          wochentag === gesucht.wochentag && von <= gesucht.von && bis > gesucht.von,
      ) ?? zeiten[0];
    if (ziel !== undefined)
      spalten.current?.querySelector<HTMLElement>(`[data-wochenblock="${schluessel(ziel)}"]`)?.focus();
  });

  return (zeit) => {
    fokus.current = zeit;
  };
}
