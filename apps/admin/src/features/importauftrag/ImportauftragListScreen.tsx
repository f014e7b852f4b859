import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages } from '@kehrtour/api-client/query';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import { importartName } from '@kehrtour/domain/importauftrag';
import { Select } from '@kehrtour/ui/field/Select.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

import { Seitenliste } from '../../shared/Seitenliste.tsx';
import { STAENDE, statusAus, zahlInWorten, zeitInWorten } from './importauftrag.format.ts';

export type ImportauftragListScreenProps = {
  client: Client;
  /** From the address; '' shows all. */
  status: string;
  onStatus: (status: string) => void;
};

const WAHL = [
  { id: 'alle', label: 'Alle Stände' },
  ...Object.entries(STAENDE).map(([id, { text }]) => ({ id, label: text })),
];

/** Imports of all companies, to see at a glance where somebody needs help. */
export function ImportauftragListScreen({ client, status, onStatus }: ImportauftragListScreenProps) {
  const gewaehlt = statusAus(status);
  const filter = gewaehlt === undefined ? {} : { status: gewaehlt };
  const query = useInfiniteQuery({
    queryKey: keyOfPages(importauftraegeAllerBetriebe, filter),
    queryFn: ({ pageParam, signal }) =>
      client.call(
        importauftraegeAllerBetriebe,
        { query: { ...filter, ...(pageParam !== null && { nach: pageParam }) } },
        signal,
      ),
    initialPageParam: null as string | null,
    getNextPageParam: (page) => page.weiter,
  });
  return (
    <div className="flex flex-col gap-6">
      <Select
        label="Stand"
        width="medium"
        choices={WAHL}
        value={gewaehlt ?? 'alle'}
        onChange={(id) => onStatus(id === 'alle' ? '' : id)}
      />
      <Seitenliste
        query={query}
        noun="Importen"
        label="Importe"
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowLabel={({ unternehmen }) => unternehmen.name}
        compact={kurz}
        empty={
          <EmptyState title={gewaehlt === undefined ? 'Noch kein Import' : 'Kein Import mit diesem Stand'} />
        }
      />
    </div>
  );
}

const COLUMNS: DataColumn<Importuebersicht>[] = [
  { id: 'betrieb', header: 'Betrieb', rowHeader: true, cell: ({ unternehmen }) => unternehmen.name },
  { id: 'am', header: 'Am', width: '12rem', cell: ({ angelegtAm }) => zeitInWorten(angelegtAm) },
  { id: 'art', header: 'Art', width: '6rem', cell: ({ art }) => importartName(art) },
  { id: 'stand', header: 'Stand', width: '12rem', cell: (eintrag) => <Stand eintrag={eintrag} /> },
  { id: 'neu', header: 'Neu', width: '5rem', align: 'end', cell: ({ anzahl }) => zahlInWorten(anzahl.neu) },
  {
    id: 'geaendert',
    header: 'Geändert',
    width: '6.5rem',
    align: 'end',
    cell: ({ anzahl }) => zahlInWorten(anzahl.geaendert),
  },
  {
    id: 'fehlerhaft',
    header: 'Fehlerhaft',
    width: '7rem',
    align: 'end',
    cell: ({ anzahl }) => zahlInWorten(anzahl.fehlerhaft),
  },
];

const kurz = (eintrag: Importuebersicht) => (
  <div className="flex flex-col gap-1 py-1">
    <span className="font-semibold">{eintrag.unternehmen.name}</span>
    <span className="text-sm text-muted">
      {zeitInWorten(eintrag.angelegtAm)} · {importartName(eintrag.art)} · {zahlInWorten(eintrag.anzahl.neu)}{' '}
      neu, {zahlInWorten(eintrag.anzahl.fehlerhaft)} fehlerhaft
    </span>
    <span>
      <Stand eintrag={eintrag} />
    </span>
  </div>
);

function Stand({ eintrag }: { eintrag: Importuebersicht }) {
  const { tone, text } = STAENDE[eintrag.status];
  return <Status tone={tone}>{text}</Status>;
}
