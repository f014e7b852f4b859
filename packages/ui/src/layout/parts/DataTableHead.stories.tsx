import { useState } from 'react';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import type { DataColumn, DataSort } from '../dataTable.props.ts';
import { DataTableHead } from './DataTableHead.tsx';

export default {
  title: 'Aufbau/DataTableHead',
  component: DataTableHead,
  parameters: {
    guide: {
      text: 'Die Überschriften einer DataTable; wonach sich ordnen lässt, ist ein Knopf.',
      also: ['Tabellenkopf', 'Spaltenkopf'],
      english: ['Table header', 'Sortable header', 'Column header'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Für sich allein', 'DataTable']],
      related: ['DataTableRow'],
      keys: [['Enter', 'ordnet, noch einmal kehrt um']],
      yes: ['Zahlen stehen am Ende.'],
      no: ['Ordnen nach etwas, das niemand sucht.'],
    } satisfies OwnGuide,
  },
};

type House = { strasse: string; ort: string; halte: number };

const columns: DataColumn<House>[] = [
  { id: 'strasse', header: 'Straße', cell: ({ strasse }) => strasse, sortable: true, rowHeader: true },
  { id: 'ort', header: 'Ort', cell: ({ ort }) => ort },
  { id: 'halte', header: 'Halte', cell: ({ halte }) => halte, align: 'end', sortable: true },
];

export const Normal = () => {
  const [sort, setSort] = useState<DataSort>({ column: 'strasse', direction: 'ascending' });
  return (
    <table className="w-full table-fixed">
      <thead>
        <tr>
          <DataTableHead columns={columns} sort={sort} onSort={setSort} />
        </tr>
      </thead>
    </table>
  );
};

export const NothingToSort = () => (
  <table className="w-full table-fixed">
    <thead>
      <tr>
        <DataTableHead columns={columns} sort={null} onSort={undefined} />
      </tr>
    </thead>
  </table>
);
