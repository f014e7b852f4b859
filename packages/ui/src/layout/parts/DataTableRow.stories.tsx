import type { ReactNode } from 'react';

import type { OwnGuide } from '../../../patternlib/pattern.props.ts';
import type { DataColumn } from '../dataTable.props.ts';
import { DataTableRow } from './DataTableRow.tsx';

export default {
  title: 'Aufbau/DataTableRow',
  component: DataTableRow,
  parameters: {
    guide: {
      text: 'Eine Zeile einer DataTable: als Zellen oder, wo es eng ist, als ein Block.',
      also: ['Tabellenzeile'],
      english: ['Table row', 'List item'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Für sich allein', 'DataTable']],
      related: ['RowCheckbox'],
      keys: [['Leertaste', 'wählt die Zeile']],
      yes: ['Genau eine Spalte nennt die Zeile.'],
      no: ['Knöpfe in jeder Zelle.'],
    } satisfies OwnGuide,
  },
};

type House = { strasse: string; ort: string; halte: number };

const house: House = { strasse: 'Marktplatz 4', ort: 'Musterbach', halte: 3 };
const long: House = {
  strasse: 'Wohnungseigentümergemeinschaft Obere Bahnhofstraße 14–18, Hinterhaus',
  ort: 'Hohenstein-Ernstthal',
  halte: 128,
};
const columns: DataColumn<House>[] = [
  { id: 'strasse', header: 'Straße', cell: ({ strasse }) => strasse, rowHeader: true },
  { id: 'ort', header: 'Ort', cell: ({ ort }) => ort, wraps: true },
  { id: 'halte', header: 'Halte', cell: ({ halte }) => halte, align: 'end' },
];
const nothing = () => undefined;
const actions = { focus: nothing, toggle: nothing, key: nothing, open: nothing };

const Table = ({ children }: { children: ReactNode }) => (
  // As DataTable does: rows that do something make a grid.
  // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
  <table role="grid" aria-label="Häuser" className="w-full table-fixed">
    <tbody>{children}</tbody>
  </table>
);

const row = (
  one: House,
  index: number,
  more: { selected?: boolean; compact?: (row: House) => ReactNode },
) => (
  <DataTableRow
    row={one}
    index={index}
    label={one.strasse}
    columns={columns}
    compact={more.compact}
    selected={more.selected}
    active={index === 0}
    measure={null}
    openable
    actions={actions}
  />
);

export const Normal = () => <Table>{row(house, 0, {})}</Table>;

export const Selected = () => (
  <Table>
    {row(house, 0, { selected: true })}
    {row(long, 1, { selected: false })}
  </Table>
);

const asBlock = ({ strasse, ort }: House) => (
  <>
    <strong>{strasse}</strong>
    <br />
    {ort}
  </>
);

export const Narrow = () => <Table>{row(long, 0, { compact: asBlock })}</Table>;
