import { ArrowDown, ArrowUp, ArrowUpDown } from 'lucide-react';

import type { DataColumn, DataSort } from '../dataTable.props.ts';

type DataTableHeadProps<Row> = {
  columns: readonly DataColumn<Row>[];
  sort: DataSort | null;
  onSort: ((sort: DataSort) => void) | undefined;
};

const CELL = 'border-b border-edge px-3 py-2 text-sm font-semibold text-muted';

/** The header cells of a DataTable with their sort buttons. */
export function DataTableHead<Row>({ columns, sort, onSort }: DataTableHeadProps<Row>) {
  return columns.map((column) => {
    const direction = sort?.column === column.id ? sort.direction : undefined;
    const end = column.align === 'end';
    const sortable = column.sortable === true && onSort !== undefined;
    return (
      <th
        key={column.id}
        scope="col"
        aria-sort={sortable ? (direction ?? 'none') : undefined}
        className={`${CELL} ${end ? 'text-right' : 'text-left'}`}
      >
        {sortable ? (
          <button
            type="button"
            className={`-mx-2 inline-flex min-h-control-sm items-center gap-1 rounded-sm px-2 hover:bg-sunken hover:text-ink ${direction === undefined ? '' : 'text-ink'} ${end ? 'flex-row-reverse' : ''}`}
            onClick={() => onSort({ column: column.id, direction: nextDirection(direction) })}
          >
            {column.header}
            <SortSign direction={direction} />
          </button>
        ) : (
          column.header
        )}
      </th>
    );
  });
}

function SortSign({ direction }: { direction: DataSort['direction'] | undefined }) {
  if (direction === undefined) return <ArrowUpDown aria-hidden className="size-4 opacity-50" />;
  const Sign = direction === 'ascending' ? ArrowUp : ArrowDown;
  return <Sign aria-hidden className="size-4 text-accent-ink" />;
}

/** A second press on the same column turns the order round. */
export function nextDirection(direction: DataSort['direction'] | undefined): DataSort['direction'] {
  return direction === 'ascending' ? 'descending' : 'ascending';
}
