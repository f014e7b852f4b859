import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { EmptyState } from '../message/EmptyState.tsx';
import { Status } from '../message/Status.tsx';
import type { DataColumn, DataSort } from './dataTable.props.ts';
import { DataTable } from './DataTable.tsx';

export default {
  title: 'Aufbau/DataTable',
  component: DataTable,
  parameters: {
    guide: {
      text: 'Tausende Zeilen in einem Lauf; gezeichnet wird nur, was man sieht. Schmal werden Zeilen zu Karten.',
      also: ['Tabelle', 'Liste'],
      english: ['Data table', 'Table', 'Grid', 'Data grid', 'Index table', 'Resource list'],
      status: 'fest',
      since: '0.1.0',
      instead: [
        ['Es sind Angaben zu einer einzigen Sache', 'KeyValue'],
        ['Es sind Antworten, die man noch ändern kann', 'SummaryList'],
      ],
      related: ['DataTableHead', 'DataTableRow', 'RowCheckbox', 'LoadMore', 'Listenseite'],
      reader: [
        'Zeilen werden gezählt, auch die noch nicht gezeichneten; die Sortierung steht am Kopf der Spalte.',
      ],
      keys: [
        ['Pfeile, Bild auf, Bild ab, Pos1, Ende', 'bewegen sich'],
        ['Leertaste', 'wählt die Zeile'],
        ['Umschalt Pfeil', 'erweitert die Auswahl'],
        ['Strg A', 'wählt alle'],
        ['Enter', 'öffnet'],
      ],
      yes: ['Filter und Sortierung stehen in der Adresse.'],
      no: ['Seitenweise blättern, wo man arbeitet.'],
    } satisfies OwnGuide,
  },
};

type House = { id: string; address: string; owner: string; minutes: number; due: string; overdue: boolean };

const STREETS = [
  'Marktplatz',
  'Bahnhofstraße',
  'Obere Bahnhofstraße',
  'Nürnberger Straße',
  'Hersbrucker Straße',
];
const OWNERS = [
  'Familie Özdemir',
  'Łukasz Kowalczyk',
  'Hausverwaltung Pegnitztal',
  'Erbengemeinschaft Strobel',
  'Irmgard Haßler',
];

const houses: House[] = Array.from({ length: 2200 }, (_, n) => ({
  id: `h${n}`,
  address: `${STREETS[n % 5] ?? ''} ${1 + Math.floor(n / 5)}`,
  owner: OWNERS[(n * 7 + Math.floor(n / 5)) % 5] ?? '',
  minutes: 10 + ((n * 13) % 50),
  due: `${String(1 + (n % 28)).padStart(2, '0')}.06.2027`,
  overdue: n % 11 === 0,
}));

const columns: DataColumn<House>[] = [
  { id: 'address', header: 'Anschrift', cell: (h) => h.address, sortable: true, rowHeader: true },
  { id: 'owner', header: 'Eigentümer', cell: (h) => h.owner, sortable: true },
  { id: 'minutes', header: 'Minuten', cell: (h) => h.minutes, align: 'end', width: '7rem', sortable: true },
  { id: 'due', header: 'Frist bis', cell: (h) => h.due, width: '8rem' },
  {
    id: 'state',
    header: 'Stand',
    width: '9rem',
    cell: (h) => (
      <Status look="bare" tone={h.overdue ? 'danger' : 'warning'}>
        {h.overdue ? 'überfällig' : 'offen'}
      </Status>
    ),
  },
];

const compact = (h: House) => (
  <div className="grid grid-cols-[minmax(0,1fr)_auto] gap-x-3">
    <span className="truncate font-semibold">{h.address}</span>
    <Status look="bare" tone={h.overdue ? 'danger' : 'warning'}>
      {h.overdue ? 'überfällig' : 'offen'}
    </Status>
    <span className="truncate text-sm text-muted">{h.owner}</span>
    <span className="text-sm text-muted tabular-nums">{h.minutes} Min.</span>
  </div>
);

const id = (h: House) => h.id;
const label = (h: House) => h.address;

function sorted(rows: House[], sort: DataSort): House[] {
  const key = sort.column === 'minutes' ? 'minutes' : sort.column === 'owner' ? 'owner' : 'address';
  const turn = sort.direction === 'ascending' ? 1 : -1;
  return rows.toSorted(
    (a, b) => turn * String(a[key]).localeCompare(String(b[key]), 'de', { numeric: true }),
  );
}

export const TwoThousandRows = () => {
  const [selected, setSelected] = useState<Set<string>>(new Set(['h1', 'h3']));
  const [sort, setSort] = useState<DataSort>({ column: 'address', direction: 'ascending' });
  return (
    <DataTable
      label="Liegenschaften"
      columns={columns}
      rows={sorted(houses, sort)}
      rowId={id}
      rowLabel={label}
      sort={sort}
      onSort={setSort}
      selected={selected}
      onSelect={setSelected}
      onOpen={() => undefined}
      compact={compact}
      maxHeight="32rem"
    />
  );
};

export const ReadOnly = () => (
  <DataTable
    label="Vorschau der Datei"
    columns={columns}
    rows={houses.slice(0, 5)}
    rowId={id}
    rowLabel={label}
  />
);

export const Busy = () => (
  <DataTable label="Liegenschaften" columns={columns} rows={[]} rowId={id} rowLabel={label} busy />
);

export const BusyWithRows = () => (
  <DataTable
    label="Liegenschaften"
    columns={columns}
    rows={houses.slice(0, 4)}
    rowId={id}
    rowLabel={label}
    compact={compact}
    busy
  />
);

export const Empty = () => (
  <DataTable
    label="Liegenschaften"
    columns={columns}
    rows={[]}
    rowId={id}
    rowLabel={label}
    empty={
      <EmptyState title="Keine Liegenschaft mit Frist im Juni" action={<Button>Filter zurücksetzen</Button>}>
        Im Mai sind es 214.
      </EmptyState>
    }
  />
);
