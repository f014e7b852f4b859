import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import type { Importuebersicht } from '@kehrtour/contract/betrieb';
import { importartName } from '@kehrtour/domain/importdatei/importauftrag';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

import { pageOfList } from '../../shared/pageQuery.ts';
import { Seitenliste } from '../../shared/Seitenliste.tsx';
import {
  filterAus,
  type Importfilter as Filter,
  type Importort,
  STAENDE,
  zahlInWorten,
  zeitInWorten,
} from './importauftrag.format.ts';
import { Importfilter } from './parts/Importfilter.tsx';

export type ImportauftragListScreenProps = {
  client: Client;
  /** From the address; '' asks for nothing. */
  auswahl: Importort;
  onAuswahl: (mehr: Partial<Importort>) => void;
  onOpen: (eintrag: Importuebersicht) => void;
};

const KEIN_WUNSCH: Importort = { status: '', art: '', betrieb: '', suche: '', von: '', bis: '', fehler: '' };
/** Imports come and go while somebody looks. */
const NEU_MS = 15_000;

/** Imports of all companies, to see at a glance where somebody needs help. */
export function ImportauftragListScreen({
  client,
  auswahl,
  onAuswahl,
  onOpen,
}: ImportauftragListScreenProps) {
  const filter = filterAus(auswahl);
  const query = useImporte(client, filter);
  const aufheben = () => onAuswahl(KEIN_WUNSCH);
  return (
    <div className="flex flex-col gap-6">
      <Importfilter
        filter={filter}
        suche={auswahl.suche}
        betrieb={filter.betrieb && (query.data?.pages[0]?.betrieb?.name ?? 'ein Betrieb')}
        onAuswahl={onAuswahl}
        onAufheben={aufheben}
      />
      <Seitenliste
        query={query}
        noun="Importen"
        label="Importe"
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowLabel={({ unternehmen }) => unternehmen.name}
        compact={kurz}
        onOpen={onOpen}
        empty={<Leer gefiltert={Object.keys(filter).length > 0} onAufheben={aufheben} />}
      />
    </div>
  );
}

function Leer({ gefiltert, onAufheben }: { gefiltert: boolean; onAufheben: () => void }) {
  return gefiltert ? (
    <EmptyState
      title="Nichts mit diesen Filtern"
      action={<Button onPress={onAufheben}>Alle Importe zeigen</Button>}
    >
      Nehmen Sie einen Filter weg oder wählen Sie einen weiteren Zeitraum.
    </EmptyState>
  ) : (
    <EmptyState title="Noch kein Import">
      Sobald ein Betrieb eine Datei hochlädt oder ein Programm sendet, steht es hier.
    </EmptyState>
  );
}

function useImporte(client: Client, filter: Filter) {
  return useInfiniteQuery({
    queryKey: keyOfPages(importauftraegeAllerBetriebe, filter),
    queryFn: (seite) =>
      pageOfList(seite, () =>
        client.call(
          importauftraegeAllerBetriebe,
          { query: { ...filter, ...(seite.pageParam !== null && { nach: seite.pageParam }) } },
          seite.signal,
        ),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.weiter,
    placeholderData: (alte) => alte,
    refetchInterval: NEU_MS,
  });
}

const COLUMNS: DataColumn<Importuebersicht>[] = [
  {
    id: 'betrieb',
    header: 'Betrieb',
    rowHeader: true,
    wraps: true,
    cell: ({ unternehmen }) => unternehmen.name,
  },
  { id: 'am', header: 'Am', width: '10rem', wraps: true, cell: ({ angelegtAm }) => zeitInWorten(angelegtAm) },
  { id: 'art', header: 'Art', width: '6rem', cell: ({ art }) => importartName(art) },
  { id: 'stand', header: 'Stand', width: '12.5rem', cell: (eintrag) => <Stand eintrag={eintrag} /> },
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
