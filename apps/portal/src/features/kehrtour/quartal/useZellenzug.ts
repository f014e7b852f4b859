import type { Tag } from '@kehrtour/domain/tag';
import type { PointerEvent } from 'react';
import { useRef, useState } from 'react';

const ZUG_AB_PX = 6;

type Zug = { zeile: string; von: Tag; x: number; y: number; bewegt: boolean };

/** Dragging a cell of the heat map into another week of its row. */
export function useZellenzug(aenderbar: boolean, onAblage: (zeile: string, von: Tag, nach: Tag) => void) {
  const zug = useRef<Zug | null>(null);
  const [ziel, setZiel] = useState<{ zeile: string; woche: Tag } | null>(null);

  function ende() {
    zug.current = null;
    setZiel(null);
  }

  return {
    zeile: ziel?.zeile ?? null,
    ziel: ziel?.woche ?? null,
    griff: (zeile: string, von: Tag) => ({
      onPointerDown: (event: PointerEvent<HTMLElement>) => {
        // A finger scrolls the table; it moves streets by the dialog.
        if (!aenderbar || event.button !== 0 || event.pointerType === 'touch') return;
        event.currentTarget.setPointerCapture(event.pointerId);
        zug.current = { zeile, von, x: event.clientX, y: event.clientY, bewegt: false };
      },
      onPointerMove: (event: PointerEvent<HTMLElement>) => {
        const lauf = zug.current;
        if (lauf === null) return;
        lauf.bewegt ||= Math.hypot(event.clientX - lauf.x, event.clientY - lauf.y) > ZUG_AB_PX;
        if (!lauf.bewegt) return;
        const woche = wocheUnter(event.clientX, event.clientY);
        setZiel(woche === undefined || woche === von ? null : { zeile, woche });
      },
      onPointerUp: (event: PointerEvent<HTMLElement>) => {
        const lauf = zug.current;
        ende();
        if (lauf?.bewegt !== true) return;
        // The click that follows a drag is no press.
        event.currentTarget.addEventListener('click', schlucke, { capture: true, once: true });
        const woche = wocheUnter(event.clientX, event.clientY);
        if (woche !== undefined && woche !== von) onAblage(zeile, von, woche);
      },
      onPointerCancel: ende,
    }),
  };
}

function schlucke(event: Event) {
  event.stopPropagation();
  event.preventDefault();
}

function wocheUnter(x: number, y: number): Tag | undefined {
  const zelle = document.elementsFromPoint(x, y).find((element) => element.matches('[data-woche]'));
  return zelle instanceof HTMLElement ? zelle.dataset['woche'] : undefined;
}
