import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import type { TimeBlockProps } from '@kehrtour/ui/time/TimeBlock.tsx';
import { useRef } from 'react';

import type { Platz } from './anordnung.ts';
import { positionBei } from './planansicht.ts';
import type { Haltansicht, Schichtansicht } from './planansicht.ts';

/** What a block of the axis needs to be dragged; empty where nothing may be moved. */
export type Blockzug = Pick<TimeBlockProps, 'onMove' | 'onMoving'>;

const TASTENSCHRITT_MINUTEN = 5;

/** Turns a place on the axis into a place in a shift, and tells each that is tried once. */
export function useBlockzug(
  schichten: readonly Schichtansicht[],
  onSetze: ((haltId: string, platz: Platz) => void) | undefined,
  onProbiere: ((haltId: string, platz: Platz | null) => void) | undefined,
): (halt: Haltansicht) => Blockzug {
  const letzter = useRef('');

  function platzBei(halt: Haltansicht, laneId: string, startMinute: number): Platz {
    const ziel = schichten.find(({ id }) => id === laneId);
    const position = ziel === undefined ? 0 : positionBei(ziel, halt.halt.id, startMinute);
    const schritt = startMinute - Math.round(halt.von);
    const bleibt = laneId === halt.schichtId && position === halt.nummer - 1;
    // An arrow key moves by minutes; between stops that means one place on.
    const weiter = bleibt && Math.abs(schritt) <= 2 * TASTENSCHRITT_MINUTEN ? Math.sign(schritt) : 0;
    return { ...ausSchichtId(laneId), position: Math.max(0, position + weiter) };
  }

  if (onSetze === undefined) return () => ({});
  return (halt) => ({
    onMove: ({ laneId, startMinute }) => onSetze(halt.halt.id, platzBei(halt, laneId, startMinute)),
    onMoving: (place) => {
      const platz = place === null ? null : platzBei(halt, place.laneId, place.startMinute);
      const name = JSON.stringify(platz);
      if (name === letzter.current) return;
      letzter.current = name;
      onProbiere?.(halt.halt.id, platz);
    },
  });
}
