import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { type Betriebsrechnung, betriebsrechnungenHolen } from '@kehrtour/contract/rechnungswesen';
import { formatEuro, formatTag } from '@kehrtour/domain/format';
import type { DataColumn } from '@kehrtour/ui/layout/dataTable.props';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

import { pageOfList } from '../../../shared/pageQuery.ts';
import { Seitenliste } from '../../../shared/Seitenliste.tsx';
import { monatInWorten, standAus, standInWorten } from '../rechnung.format.ts';
import { Rechnungsfilter } from './Rechnungsfilter.tsx';

export type RechnungslisteProps = {
  client: Client;
  stand: string;
  suche: string;
  onAuswahl: (mehr: { stand?: string; suche?: string; rechnung?: string }) => void;
};

/** Newest first, by state and by number or company. */
export function Rechnungsliste({ client, stand, suche, onAuswahl }: RechnungslisteProps) {
  const gewaehlt = standAus(stand);
  const query = useRechnungen(client, {
    ...(gewaehlt !== undefined && { stand: gewaehlt }),
    ...(suche !== '' && { suche }),
  });
  return (
    <div className="flex flex-col gap-6 pt-6">
      <Rechnungsfilter
        gewaehlt={gewaehlt}
        suche={suche}
        offenCent={query.data?.pages[0]?.offenCent}
        onAuswahl={onAuswahl}
      />
      <Seitenliste
        query={query}
        noun="Rechnungen"
        label="Rechnungen"
        columns={COLUMNS}
        rowId={({ id }) => id}
        rowLabel={({ nummer }) => nummer}
        onOpen={({ unternehmen, id }) => onAuswahl({ rechnung: `${unternehmen.id}_${id}` })}
        compact={kurz}
        empty={<EmptyState title="Keine Rechnung gefunden">Ändern Sie Stand oder Suche.</EmptyState>}
      />
    </div>
  );
}

type Gesucht = { stand?: Betriebsrechnung['stand']; suche?: string };
function useRechnungen(client: Client, filter: Gesucht) {
  return useInfiniteQuery({
    queryKey: keyOfPages(betriebsrechnungenHolen, filter),
    queryFn: (seite) =>
      pageOfList(seite, () =>
        client.call(
          betriebsrechnungenHolen,
          { query: { ...filter, ...(seite.pageParam !== null && { nach: seite.pageParam }) } },
          seite.signal,
        ),
      ),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.weiter,
    placeholderData: (alte) => alte,
  });
}

const COLUMNS: DataColumn<Betriebsrechnung>[] = [
  {
    id: 'rechnung',
    header: 'Rechnung',
    rowHeader: true,
    wraps: true,
    cell: ({ unternehmen, nummer }) => (
      <>
        {unternehmen.name}
        <span className="block text-sm font-normal text-muted">{nummer}</span>
      </>
    ),
  },
  { id: 'monat', header: 'Für', width: '10rem', cell: ({ monat }) => monatInWorten(monat) },
  { id: 'faellig', header: 'Fällig', width: '8rem', cell: ({ faelligAm }) => formatTag(faelligAm) },
  {
    id: 'betrag',
    header: 'Betrag',
    width: '7rem',
    align: 'end',
    cell: ({ bruttoCent }) => formatEuro(bruttoCent),
  },
  {
    id: 'offen',
    header: 'Offen',
    width: '7rem',
    align: 'end',
    cell: ({ offenCent }) => formatEuro(offenCent),
  },
  { id: 'stand', header: 'Stand', width: '14rem', cell: (zeile) => <Stand zeile={zeile} /> },
];

const kurz = (zeile: Betriebsrechnung) => (
  <div className="flex flex-col gap-1 py-1">
    <span className="font-semibold">{zeile.unternehmen.name}</span>
    <span className="text-sm text-muted">
      {zeile.nummer} für {monatInWorten(zeile.monat)}, {formatEuro(zeile.bruttoCent)}
      {zeile.offenCent > 0 && zeile.offenCent < zeile.bruttoCent
        ? `, offen ${formatEuro(zeile.offenCent)}`
        : null}
    </span>
    <span>
      <Stand zeile={zeile} />
    </span>
  </div>
);

function Stand({ zeile }: { zeile: Betriebsrechnung }) {
  const { tone, text } = standInWorten(zeile);
  return <Status tone={tone}>{text}</Status>;
}
