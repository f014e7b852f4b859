import { ausSchichtId } from '@kehrtour/domain/recht/schicht';
import { useDragAndDrop } from 'react-aria-components/useDragAndDrop';

import type { Platz } from './anordnung.ts';
import type { Schichtansicht } from './planansicht.ts';

/** What a dragged row carries. */
const HALT = 'application/x-kehrtour-halt';

/** Rows within a list, and from list to list; by pointer and by keyboard. */
export function useHaltzug(schicht: Schichtansicht, onSetze: (haltId: string, platz: Platz) => void) {
  const ort = ausSchichtId(schicht.id);
  const position = (key: string | number, seite: 'before' | 'after' | 'on', haltId: string): number => {
    const andere = schicht.halte.filter(({ halt }) => halt.id !== haltId);
    const index = andere.findIndex(({ halt }) => halt.id === key);
    return seite === 'after' ? index + 1 : Math.max(0, index);
  };
  async function setzeMitgebrachten(items: readonly Mitgebracht[], wohin: (haltId: string) => number) {
    const haltId = await haltAus(items);
    if (haltId !== undefined) onSetze(haltId, { ...ort, position: wohin(haltId) });
  }
  return useDragAndDrop({
    getItems: (keys) => [...keys].map((key) => ({ [HALT]: String(key), 'text/plain': String(key) })),
    acceptedDragTypes: [HALT],
    onReorder: ({ keys, target }) => {
      const [haltId] = [...keys].map(String);
      if (haltId !== undefined)
        onSetze(haltId, { ...ort, position: position(target.key, target.dropPosition, haltId) });
    },
    onInsert: ({ items, target }) =>
      void setzeMitgebrachten(items, (haltId) => position(target.key, target.dropPosition, haltId)),
    onRootDrop: ({ items }) => void setzeMitgebrachten(items, () => schicht.halte.length),
  });
}

type Mitgebracht = { kind: string; getText?: (type: string) => Promise<string> };

async function haltAus(items: readonly Mitgebracht[]): Promise<string | undefined> {
  const [item] = items;
  return item?.getText?.(HALT);
}
