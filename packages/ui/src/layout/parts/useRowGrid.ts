import { defaultRangeExtractor, useVirtualizer } from '@tanstack/react-virtual';
import type { KeyboardEvent, RefObject } from 'react';
import { useEffect, useLayoutEffect, useRef, useState } from 'react';

import type { DataTableProps } from '../dataTable.props.ts';
import { rowAfterKey, toggled, withRange } from './rowKeys.ts';

const ROW_PX = 45;
const OVERSCAN_ROWS = 10;

/** What a row may ask of its table; the object stays the same, so that scrolling draws only new rows. */
export type RowActions<Row> = {
  focus: (index: number) => void;
  toggle: (index: number, extend: boolean) => void;
  key: (event: KeyboardEvent<HTMLElement>) => void;
  open: (row: Row) => void;
};

/** Virtual rows, the one row that takes the focus, and what keys do to it. */
export function useRowGrid<Row>(
  props: DataTableProps<Row>,
  box: RefObject<HTMLElement | null>,
  narrow: boolean,
) {
  const { rows, rowId, selected, onSelect, onOpen } = props;
  const [active, setActive] = useState(0);
  const anchor = useRef(0);
  const focusWanted = useRef(false);
  const current = Math.min(active, Math.max(0, rows.length - 1));

  // Nothing here is memoised, so the functions it returns are always current.
  // oxlint-disable-next-line react/incompatible-library
  const virtual = useVirtualizer({
    count: rows.length,
    getScrollElement: () => box.current,
    estimateSize: () => (narrow ? ROW_PX * 2 : ROW_PX),
    overscan: OVERSCAN_ROWS,
    initialRect: { width: 1024, height: 640 },
    // The focused row stays in the document, else scrolling it away would lose the focus.
    rangeExtractor: (range) => [...new Set([current, ...defaultRangeExtractor(range)])].sort((a, b) => a - b),
  });

  useEffect(() => {
    if (!focusWanted.current) return;
    focusWanted.current = false;
    box.current?.querySelector<HTMLElement>(`tr[data-index="${current}"]`)?.focus({ preventScroll: true });
  });

  function moveTo(index: number) {
    focusWanted.current = true;
    setActive(index);
    virtual.scrollToIndex(index);
  }

  function toggle(index: number, extend: boolean) {
    const row = rows[index];
    if (row === undefined || onSelect === undefined || selected === undefined) return;
    const range = extend && anchor.current !== index;
    onSelect(
      range ? withRange(selected, rows.map(rowId), anchor.current, index) : toggled(selected, rowId(row)),
    );
    anchor.current = index;
  }

  function onRowKey(event: KeyboardEvent<HTMLElement>) {
    if (event.target !== event.currentTarget) return;
    const pageRows = Math.max(1, Math.floor((box.current?.clientHeight ?? 0) / ROW_PX) - 2);
    const next = rowAfterKey(event.key, current, rows.length, pageRows);
    const row = rows[current];
    if (next !== null) moveTo(next);
    else if (event.key === ' ') toggle(current, event.shiftKey);
    else if (event.key === 'Enter' && row !== undefined) onOpen?.(row);
    else if (event.key === 'a' && (event.ctrlKey || event.metaKey)) onSelect?.(new Set(rows.map(rowId)));
    else return;
    event.preventDefault();
    if (next !== null && event.shiftKey && selected !== undefined) {
      onSelect?.(withRange(selected, rows.map(rowId), current, next));
    }
  }

  const actions = useLatest<Row>({
    focus: setActive,
    toggle,
    key: onRowKey,
    open: (row) => onOpen?.(row),
  });
  return { virtual, current, actions };
}

/** One lasting object that always calls the newest functions. */
function useLatest<Row>(newest: RowActions<Row>): RowActions<Row> {
  const latest = useRef(newest);
  useLayoutEffect(() => {
    latest.current = newest;
  });
  const [lasting] = useState<RowActions<Row>>(() => ({
    focus: (index) => latest.current.focus(index),
    toggle: (index, extend) => latest.current.toggle(index, extend),
    key: (event) => latest.current.key(event),
    open: (row) => latest.current.open(row),
  }));
  return lasting;
}
