import { useRef } from 'react';

import { Skeleton } from '../message/Skeleton.tsx';
import type { DataTableProps } from './dataTable.props.ts';
import { DataTableHead } from './parts/DataTableHead.tsx';
import { DataTableRow } from './parts/DataTableRow.tsx';
import { useRowGrid } from './parts/useRowGrid.ts';
import { RowCheckbox } from './RowCheckbox.tsx';
import { useNarrow } from './useNarrow.ts';

const COMPACT_BELOW_PX = 640;
const NONE: ReadonlySet<string> = new Set();

/**
 * Thousands of rows in one scroll: only what is seen is drawn. Arrow, page, home and end keys move,
 * space selects, shift extends, Strg A takes all, enter opens.
 */
export function DataTable<Row>(props: DataTableProps<Row>) {
  const { label, columns, rows, rowId, rowLabel, selected, onSelect, onOpen } = props;
  const { compact, busy = false, empty, maxHeight = '70dvh' } = props;
  const box = useRef<HTMLDivElement>(null);
  const narrow = useNarrow(box, COMPACT_BELOW_PX) && compact !== undefined;
  const grid = useRowGrid(props, box, narrow);
  const selectable = onSelect !== undefined && selected !== undefined;
  const doing = selectable || onOpen !== undefined;

  if (rows.length === 0) {
    return busy ? <Skeleton shape="rows" count={8} label={`${label}: wird geladen`} /> : <>{empty}</>;
  }
  const items = grid.virtual.getVirtualItems();
  const span = (narrow ? 1 : columns.length) + (selectable ? 1 : 0);
  return (
    <section
      ref={box}
      aria-label={label}
      aria-busy={busy}
      tabIndex={doing ? undefined : 0}
      style={{ maxHeight }}
      className="relative overflow-auto rounded-lg border border-line bg-surface print:max-h-none!"
    >
      {busy ? <BusyLine /> : null}
      <table
        role={doing ? 'grid' : undefined}
        aria-label={label}
        aria-rowcount={rows.length + 1}
        aria-multiselectable={selectable || undefined}
        className={`w-full table-fixed border-separate border-spacing-0 ${narrow ? '' : 'min-w-[40rem]'}`}
      >
        <Columns columns={columns} narrow={narrow} selectable={selectable} />
        <Head table={props} narrow={narrow} selectable={selectable} />
        <tbody>
          {items.flatMap((item, place) => {
            const row = rows[item.index];
            if (row === undefined) return [];
            const gap = item.start - (items[place - 1]?.end ?? 0);
            return [
              gap > 0 ? <Gap key={`gap-${item.index}`} height={gap} span={span} /> : null,
              <DataTableRow
                key={rowId(row)}
                row={row}
                index={item.index}
                label={rowLabel(row)}
                columns={columns}
                compact={narrow ? compact : undefined}
                selected={selectable ? selected.has(rowId(row)) : undefined}
                active={doing ? item.index === grid.current : undefined}
                measure={grid.virtual.measureElement}
                openable={onOpen !== undefined}
                actions={grid.actions}
              />,
            ];
          })}
          <Gap height={grid.virtual.getTotalSize() - (items.at(-1)?.end ?? 0)} span={span} />
        </tbody>
      </table>
    </section>
  );
}

type HeadProps<Row> = { table: DataTableProps<Row>; narrow: boolean; selectable: boolean };

/** The widths; where it is narrow there is one column. */
function Columns<Row>({
  columns,
  narrow,
  selectable,
}: Pick<DataTableProps<Row>, 'columns'> & Omit<HeadProps<Row>, 'table'>) {
  return (
    <colgroup>
      {selectable ? <col className="w-12" /> : null}
      {narrow ? <col /> : columns.map((column) => <col key={column.id} style={{ width: column.width }} />)}
    </colgroup>
  );
}

function Head<Row>({ table, narrow, selectable }: HeadProps<Row>) {
  const { columns, sort = null, onSort } = table;
  return (
    <thead className="sticky top-0 z-10 bg-surface">
      <tr aria-rowindex={1}>
        {selectable ? <SelectAll {...table} /> : null}
        <DataTableHead columns={narrow ? columns.slice(0, 1) : columns} sort={sort} onSort={onSort} />
      </tr>
    </thead>
  );
}

/** Takes all rows, or none of them when all are taken. */
function SelectAll<Row>({ rows, rowId, selected = NONE, onSelect }: DataTableProps<Row>) {
  const all = selected.size >= rows.length;
  return (
    <th scope="col" className="border-b border-edge px-3 py-2">
      <RowCheckbox
        inRow={false}
        label="Alle auswählen"
        checked={selected.size > 0 && all}
        mixed={selected.size > 0 && !all}
        onToggle={() => onSelect?.(all ? new Set() : new Set(rows.map(rowId)))}
      />
    </th>
  );
}

/** Stands for the rows that are not drawn. */
function Gap({ height, span }: { height: number; span: number }) {
  if (height <= 0) return null;
  return (
    <tr aria-hidden>
      <td colSpan={span} style={{ height, padding: 0 }}>
        {' '}
      </td>
    </tr>
  );
}

/** New rows are on their way; the old ones stay readable. */
function BusyLine() {
  return (
    <div aria-hidden className="sticky top-0 left-0 z-20 -mb-1 h-1 overflow-hidden">
      <div className="h-full w-2/5 animate-[glide_1.2s_ease-in-out_infinite] bg-accent" />
    </div>
  );
}
