import { useState } from 'react';

import type { OwnGuide } from '../../patternlib/pattern.props.ts';
import { Button } from '../action/Button.tsx';
import { ButtonLink } from '../action/ButtonLink.tsx';
import { SearchField } from '../field/SearchField.tsx';
import { Select } from '../field/Select.tsx';
import type { DataColumn } from '../layout/dataTable.props.ts';
import { DataTable } from '../layout/DataTable.tsx';
import { PageHeader } from '../layout/PageHeader.tsx';
import { EmptyState } from '../message/EmptyState.tsx';
import { Status } from '../message/Status.tsx';

export default {
  title: 'Muster/Listenseite',
  component: DataTable,
  parameters: {
    guide: {
      text: 'Suchen, filtern, auswählen, handeln. Die Auswahl bringt ihre Befehle mit.',
      also: ['Tabelle', 'Liste', 'Filter', 'Grid'],
      english: ['List page', 'Index page', 'Filters', 'Filter bar', 'Bulk actions', 'Data list'],
      status: 'fest',
      since: '0.1.0',
      instead: [['Es ist noch nichts da', 'Leerer Anfang']],
      related: ['DataTable', 'SearchField', 'LoadMore'],
      reader: ['Die Tabelle hat einen Namen und zählt ihre Zeilen, auch die noch nicht gezeichneten.'],
      yes: ['Sagen, wie viele von wie vielen zu sehen sind.'],
      no: ['Befehle zeigen, die ohne Auswahl nichts tun.'],
    } satisfies OwnGuide,
  },
};

type House = { id: string; address: string; owner: string; due: string; overdue: boolean };

const houses: House[] = Array.from({ length: 214 }, (_, n) => ({
  id: `h${n}`,
  address: `${n % 2 === 0 ? 'Marktplatz' : 'Obere Bahnhofstraße'} ${n + 1}`,
  owner: n % 3 === 0 ? 'Hausverwaltung Pegnitztal' : 'Familie Özdemir',
  due: '30.06.2027',
  overdue: n % 9 === 0,
}));

const state = (house: House) => (
  <Status look="bare" tone={house.overdue ? 'danger' : 'warning'}>
    {house.overdue ? 'überfällig' : 'offen'}
  </Status>
);

const columns: DataColumn<House>[] = [
  { id: 'address', header: 'Anschrift', cell: (h) => h.address, rowHeader: true },
  { id: 'owner', header: 'Eigentümer', cell: (h) => h.owner },
  { id: 'due', header: 'Frist bis', cell: (h) => h.due, width: '9rem' },
  { id: 'state', header: 'Stand', cell: state, width: '9rem' },
];

const periods = [
  { id: 'alle', label: 'Alle Fristen' },
  { id: 'juni', label: 'Frist bis Juni' },
];

const compact = (house: House) => (
  <div className="flex items-baseline justify-between gap-3">
    <span className="min-w-0">
      <span className="block truncate font-semibold">{house.address}</span>
      <span className="block truncate text-sm text-muted">{house.owner}</span>
    </span>
    {state(house)}
  </div>
);

function ListPage({ query: first }: { query: string }) {
  const [query, setQuery] = useState(first);
  const [selected, setSelected] = useState<Set<string>>(new Set(first === '' ? ['h0', 'h2'] : []));
  const found = houses.filter((house) => house.address.toLowerCase().includes(query.toLowerCase()));
  return (
    <>
      <PageHeader
        title="Liegenschaften"
        description={`${found.length} von ${houses.length} im Bezirk`}
        actions={
          <ButtonLink kind="primary" href="/import">
            Datei übernehmen
          </ButtonLink>
        }
      />
      <div className="mb-4 grid gap-3 sm:grid-cols-[minmax(0,1fr)_14rem]">
        <SearchField
          label="Liegenschaften durchsuchen"
          placeholder="Straße, Name oder Nummer"
          value={query}
          onChange={setQuery}
        />
        <Select label="Frist" labelHidden choices={periods} defaultValue="juni" />
      </div>
      {selected.size === 0 ? null : (
        <div className="mb-3 flex flex-wrap items-center gap-3">
          <p className="font-semibold tabular-nums">{selected.size} ausgewählt</p>
          <Button size="small" kind="primary">
            In eine Kehrtour
          </Button>
          <Button size="small" kind="quiet" onPress={() => setSelected(new Set())}>
            Auswahl aufheben
          </Button>
        </div>
      )}
      <DataTable
        label="Liegenschaften"
        columns={columns}
        rows={found}
        rowId={(h) => h.id}
        rowLabel={(h) => h.address}
        selected={selected}
        onSelect={setSelected}
        onOpen={() => undefined}
        compact={compact}
        maxHeight="28rem"
        empty={
          <EmptyState
            title={`Nichts gefunden für „${query}“`}
            action={<Button onPress={() => setQuery('')}>Suche leeren</Button>}
          >
            Oft hilft schon der Anfang des Straßennamens.
          </EmptyState>
        }
      />
    </>
  );
}

export const WithSelection = () => <ListPage query="" />;
export const NothingFound = () => <ListPage query="Bahnhofsallee" />;
