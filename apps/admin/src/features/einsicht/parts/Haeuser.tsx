import type { Client } from '@kehrtour/api-client/client';
import { liegenschaftenHolen } from '@kehrtour/contract/bestand';
import type { LiegenschaftPunkt } from '@kehrtour/contract/bestand';
import { SearchField } from '@kehrtour/ui/field/SearchField.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { pageQuery } from '../../../shared/pageQuery.ts';
import { Einsichtsteil } from './Einsichtsteil.tsx';

const GEZEIGT = 50;

/** Houses that somebody asks about are searched for; nobody needs to read all of them. */
export function Haeuser({ client }: { client: Client }) {
  const [suche, setSuche] = useState('');
  const filter = { limit: GEZEIGT, ...(suche.trim() !== '' && { suche: suche.trim() }) };
  const query = useQuery({
    ...pageQuery(client, liegenschaftenHolen, { query: filter }),
    placeholderData: (alte) => alte,
  });
  return (
    <div className="flex flex-col gap-4 pt-4">
      <SearchField label="Straße, Ort oder Name" labelShown value={suche} onChange={setSuche} />
      <Einsichtsteil query={query}>
        {({ eintraege, weiter }) => (
          <>
            <DataTable
              label="Liegenschaften"
              rows={eintraege}
              rowId={({ id }) => id}
              rowLabel={({ strasse, hausnr }) => `${strasse} ${hausnr}`}
              columns={HAEUSER}
              empty={<EmptyState title="Kein Haus gefunden" />}
            />
            {weiter === null ? null : <p className="pt-3 text-muted">Gezeigt sind die ersten {GEZEIGT}.</p>}
          </>
        )}
      </Einsichtsteil>
    </div>
  );
}

const HAEUSER: DataColumn<LiegenschaftPunkt>[] = [
  {
    id: 'anschrift',
    header: 'Anschrift',
    rowHeader: true,
    wraps: true,
    cell: ({ strasse, hausnr, plz, ort }) =>
      [`${strasse} ${hausnr}`.trim(), `${plz} ${ort}`.trim()].filter(Boolean).join(', '),
  },
  { id: 'name', header: 'Name', wraps: true, cell: ({ name }) => name || '–' },
  {
    id: 'lage',
    header: 'Lage',
    width: '6rem',
    cell: ({ lat }) => (lat === null ? 'fehlt' : 'ja'),
  },
  { id: 'offen', header: 'Offen', width: '5rem', align: 'end', cell: ({ offen }) => offen },
];
