import type { KeyboardEvent } from 'react';
import { useEffect, useRef } from 'react';

const SCHRITTE: Record<string, readonly [zeile: number, spalte: number]> = {
  ArrowUp: [-1, 0],
  ArrowDown: [1, 0],
  ArrowLeft: [0, -1],
  ArrowRight: [0, 1],
};

/**
 * One stop of the tab key for a whole table of buttons: arrows go to the next button of the row or column, home and end to the
 * first and last of the row. Buttons are drawn with `tabIndex={-1}`; the one that had the focus last can be tabbed to.
 */
export function useTabellenfokus() {
  const tabelle = useRef<HTMLTableElement>(null);
  /** Where the focus goes when what has it is drawn elsewhere. */
  const folgt = useRef<string | null>(null);

  useEffect(() => {
    const { current } = tabelle;
    if (current === null) return;
    const gefolgt = folgt.current === null ? null : current.querySelector<HTMLElement>(folgt.current);
    folgt.current = null;
    gefolgt?.focus();
    if (current.querySelector('button[tabindex="0"]') === null)
      current.querySelector('tbody button')?.setAttribute('tabindex', '0');
  });

  function merke(ziel: EventTarget): void {
    const knopf = ziel instanceof Element ? ziel.closest('button') : null;
    if (knopf === null) return;
    for (const eins of tabelle.current?.querySelectorAll('button[tabindex="0"]') ?? [])
      eins.setAttribute('tabindex', '-1');
    knopf.setAttribute('tabindex', '0');
  }

  function gehe(event: KeyboardEvent<HTMLTableElement>): void {
    const zelle =
      event.target instanceof Element ? event.target.closest<HTMLTableCellElement>('td, th') : null;
    if (zelle === null || event.shiftKey || event.ctrlKey || event.altKey || event.metaKey) return;
    const ziel = zielVon(zelle, event.key);
    if (ziel === undefined) return;
    event.preventDefault();
    ziel?.focus();
  }

  return {
    griff: {
      ref: tabelle,
      onFocus: ({ target }: { target: EventTarget }) => merke(target),
      onKeyDown: gehe,
    },
    /** @param auswahl selector of the button that the focus goes to with the next drawing */
    folge: (auswahl: string) => {
      folgt.current = auswahl;
    },
  };
}

/** The button in that direction; null at the edge, undefined for other keys. */
function zielVon(zelle: HTMLTableCellElement, taste: string): HTMLElement | null | undefined {
  const zeile = zelle.parentElement as HTMLTableRowElement;
  const inZeile = [...zeile.querySelectorAll<HTMLElement>('button')];
  if (taste === 'Home') return inZeile[0] ?? null;
  if (taste === 'End') return inZeile.at(-1) ?? null;
  const schritt = SCHRITTE[taste];
  if (schritt === undefined) return undefined;
  const [runter, rechts] = schritt;
  const zeilen = [...(zeile.closest('table')?.rows ?? [])];
  let [z, s] = [zeilen.indexOf(zeile) + runter, zelle.cellIndex + rechts];
  while (zeilen[z] !== undefined && s >= 0 && s < zeile.cells.length) {
    const knopf = zeilen[z]?.cells[s]?.querySelector<HTMLElement>('button');
    if (knopf != null) return knopf;
    [z, s] = [z + runter, s + rechts];
  }
  return null;
}
