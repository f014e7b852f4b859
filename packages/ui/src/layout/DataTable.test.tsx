import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeAll, describe, expect, it, vi } from 'vitest';

import type { DataColumn, DataSort } from './dataTable.props.ts';
import { DataTable } from './DataTable.tsx';

/** The test document lays nothing out: rows are 45 px high, everything else 600. */
beforeAll(() => {
  vi.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockImplementation(function height(
    this: HTMLElement,
  ) {
    return this.tagName === 'TR' ? 45 : 600;
  });
  vi.spyOn(Element.prototype, 'clientHeight', 'get').mockReturnValue(600);
  vi.spyOn(Element.prototype, 'clientWidth', 'get').mockReturnValue(1000);
});
afterEach(cleanup);

type House = { id: string; name: string };

const houses: House[] = Array.from({ length: 2200 }, (_, n) => ({ id: `h${n}`, name: `Marktplatz ${n}` }));
const columns: DataColumn<House>[] = [
  { id: 'name', header: 'Anschrift', cell: (h) => h.name, rowHeader: true, sortable: true },
];

function Table({ onOpen, onSort }: { onOpen?: (house: House) => void; onSort?: (sort: DataSort) => void }) {
  const [selected, setSelected] = useState<Set<string>>(new Set());
  return (
    <DataTable
      label="Häuser"
      columns={columns}
      rows={houses}
      rowId={(h) => h.id}
      rowLabel={(h) => h.name}
      selected={selected}
      onSelect={setSelected}
      onOpen={onOpen}
      sort={{ column: 'name', direction: 'ascending' }}
      onSort={onSort}
    />
  );
}

const rowOf = (name: string) => screen.getByRole('row', { name: new RegExp(`${name}$`) });
const selectedRows = () => screen.getAllByRole('row', { selected: true }).length;

describe('DataTable', () => {
  it('draws a part and says how many there are', () => {
    render(<Table />);
    expect(screen.getByRole('grid').getAttribute('aria-rowcount')).toBe('2201');
    expect(screen.getAllByRole('row').length).toBeLessThan(100);
  });

  it('lets the tab key stop at one row only', () => {
    render(<Table />);
    expect(screen.getAllByRole('row').filter((row) => row.tabIndex === 0)).toHaveLength(1);
  });

  it('moves with the arrow keys and keeps the focus in the row', () => {
    render(<Table />);
    const first = rowOf('Marktplatz 0');
    first.focus();
    fireEvent.keyDown(first, { key: 'ArrowDown' });
    expect(document.activeElement?.textContent).toContain('Marktplatz 1');
  });

  it('selects with space and extends with shift', () => {
    render(<Table />);
    const first = rowOf('Marktplatz 0');
    first.focus();
    fireEvent.keyDown(first, { key: ' ' });
    expect(selectedRows()).toBe(1);
    fireEvent.keyDown(first, { key: 'ArrowDown', shiftKey: true });
    expect(selectedRows()).toBe(2);
  });

  it('takes all with Strg A, also those not drawn', () => {
    render(<Table />);
    fireEvent.keyDown(rowOf('Marktplatz 0'), { key: 'a', ctrlKey: true });
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: 'Alle auswählen' }).checked).toBe(true);
  });

  it('opens with enter and with a click beside the checkbox', () => {
    const onOpen = vi.fn();
    render(<Table onOpen={onOpen} />);
    const row = rowOf('Marktplatz 0');
    row.focus();
    fireEvent.keyDown(row, { key: 'Enter' });
    fireEvent.click(screen.getByText('Marktplatz 0'));
    expect(onOpen).toHaveBeenCalledTimes(2);
    fireEvent.click(screen.getByRole('checkbox', { name: 'Marktplatz 0 auswählen' }));
    expect(onOpen).toHaveBeenCalledTimes(2);
    expect(selectedRows()).toBe(1);
  });

  it('turns the order round on a second press', () => {
    const onSort = vi.fn();
    render(<Table onSort={onSort} />);
    fireEvent.click(screen.getByRole('button', { name: 'Anschrift' }));
    expect(onSort).toHaveBeenCalledWith({ column: 'name', direction: 'descending' });
  });
});
