import type { ReactNode } from 'react';

export type DataColumn<Row> = {
  id: string;
  header: string;
  cell: (row: Row) => ReactNode;
  /** CSS width; columns without one share what is left. */
  width?: string;
  /** Numbers stand at the end. */
  align?: 'start' | 'end';
  sortable?: boolean;
  /** Long texts take several lines instead of ending in dots: where rows differ only at their ends. */
  wraps?: boolean;
  /** Names the row for screen readers; exactly one column. */
  rowHeader?: boolean;
};

export type DataSort = { column: string; direction: 'ascending' | 'descending' };

export type DataTableProps<Row> = {
  /** Name of the table. */
  label: string;
  columns: readonly DataColumn<Row>[];
  rows: readonly Row[];
  rowId: (row: Row) => string;
  /** Names the row where only one line fits: "Marktplatz 4". */
  rowLabel: (row: Row) => string;
  sort?: DataSort | null;
  onSort?: (sort: DataSort) => void;
  /** With `onSelect` every row gets a checkbox. */
  selected?: ReadonlySet<string>;
  onSelect?: (ids: Set<string>) => void;
  /** Enter or a click on the row. */
  onOpen?: (row: Row) => void;
  /** How a row looks where a table does not fit (below 640 px of its own width). */
  compact?: (row: Row) => ReactNode;
  busy?: boolean;
  /** Instead of rows, e.g. an EmptyState. */
  empty?: ReactNode;
  /** CSS height at which the table begins to scroll by itself. */
  maxHeight?: string;
};
