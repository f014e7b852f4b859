import type { MouseEvent, ReactNode, Ref } from 'react';
import { memo } from 'react';

import type { DataColumn } from '../dataTable.props.ts';
import { RowCheckbox } from '../RowCheckbox.tsx';
import type { RowActions } from './useRowGrid.ts';

type DataTableRowProps<Row> = {
  row: Row;
  index: number;
  label: string;
  columns: readonly DataColumn<Row>[];
  compact: ((row: Row) => ReactNode) | undefined;
  /** `undefined`: the table has no selection. */
  selected: boolean | undefined;
  /** The one row the tab key stops at; `undefined` when rows do nothing. */
  active: boolean | undefined;
  measure: Ref<HTMLTableRowElement>;
  openable: boolean;
  actions: RowActions<Row>;
};

const ROW =
  'group hover:bg-sunken aria-selected:bg-accent-soft focus-visible:outline-3 focus-visible:-outline-offset-3 focus-visible:outline-focus';
const CELL = 'h-11 border-b border-line px-3 py-1 pointer-coarse:h-13';

function PlainRow<Row>(props: DataTableRowProps<Row>) {
  const { row, index, label, columns, compact, selected, active, measure, openable, actions } = props;
  const doing =
    active === undefined
      ? {}
      : { tabIndex: active ? 0 : -1, onKeyDown: actions.key, onFocus: () => actions.focus(index) };
  return (
    <tr
      {...doing}
      ref={measure}
      data-index={index}
      aria-rowindex={index + 2}
      aria-selected={selected}
      className={`${ROW} ${openable ? 'cursor-pointer' : ''}`}
      onClick={openable ? (event) => openUnlessControl(event, () => actions.open(row)) : undefined}
    >
      {selected === undefined ? null : (
        <td className={`${CELL} w-12`}>
          <RowCheckbox
            label={`${label} auswählen`}
            checked={selected}
            onToggle={(extend) => actions.toggle(index, extend)}
          />
        </td>
      )}
      {compact === undefined ? (
        columns.map((column) => <DataCell key={column.id} column={column} row={row} />)
      ) : (
        <td className={`${CELL} py-3`}>{compact(row)}</td>
      )}
    </tr>
  );
}

/** One row of a DataTable, as cells or, where it is narrow, as one block; drawn anew only when it changes. */
// `memo` forgets type parameters.
export const DataTableRow = memo(PlainRow) as typeof PlainRow;

function DataCell<Row>({ column, row }: { column: DataColumn<Row>; row: Row }) {
  const look = `${CELL} ${column.wraps === true ? 'wrap-break-word' : 'truncate'} ${column.align === 'end' ? 'text-right' : 'text-left'}`;
  if (column.rowHeader === true) {
    return (
      <th scope="row" className={`${look} font-semibold`}>
        {column.cell(row)}
      </th>
    );
  }
  return <td className={look}>{column.cell(row)}</td>;
}

/** Links and checkboxes inside the row keep their own click. */
function openUnlessControl(event: MouseEvent<HTMLElement>, open: () => void) {
  const target = event.target;
  if (target instanceof Element && target.closest('a, button, input, label, select') === null) open();
}
