import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages } from '@kehrtour/api-client/query';
import { kehrtourenHolen } from '@kehrtour/contract/kehrtour';
import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { KEHRTOUR_STATUS } from '@kehrtour/domain/kehrtour';
import { pageData } from '@kehrtour/shell/pageData';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';
import { CalendarRange, Plus, Route } from 'lucide-react';

import { PageState } from '../../shared/PageState.tsx';
import { tourStatus } from './kehrtour.format.ts';
import { Tourkarte } from './parts/Tourkarte.tsx';
import { useTourLoeschen } from './useTourLoeschen.ts';

const ALLE = 'alle';

export type KehrtourListScreenProps = {
  client: Client;
  /** From the address. */
  status: KehrtourKurz['status'] | undefined;
  onStatus: (status: KehrtourKurz['status'] | undefined) => void;
};

/** All rounds, the newest first. */
export function KehrtourListScreen({ client, status, onStatus }: KehrtourListScreenProps) {
  const query = useKehrtouren(client, status);
  const { verborgen, loesche } = useTourLoeschen(client);
  return (
    <>
      <PageHeader
        title="Kehrtouren"
        actions={
          <>
            <ButtonLink href="/kehrtouren/quartal" icon={<CalendarRange aria-hidden className="size-5" />}>
              Quartal vorschlagen
            </ButtonLink>
            <ButtonLink kind="primary" href="/kehrtouren/neu" icon={<Plus aria-hidden className="size-5" />}>
              Neue Kehrtour
            </ButtonLink>
          </>
        }
      />
      <PageState query={query}>
        {({ pages }) => {
          const touren = pages.flatMap(({ eintraege }) => eintraege).filter(({ id }) => !verborgen.has(id));
          if (touren.length === 0 && status === undefined) return <NochKeine />;
          return (
            <div className="flex flex-col gap-4">
              <Standwahl status={status} onStatus={onStatus} />
              {touren.length === 0 ? (
                <EmptyState title="Keine Kehrtour in diesem Stand" />
              ) : (
                <ul className="flex flex-col gap-2">
                  {touren.map((tour) => (
                    <Tourkarte key={tour.id} tour={tour} onLoesche={() => loesche(tour)} />
                  ))}
                </ul>
              )}
              {query.hasNextPage ? (
                <LoadMore
                  shown={touren.length}
                  noun="Kehrtouren"
                  busy={query.isFetchingNextPage}
                  onMore={() => void query.fetchNextPage()}
                />
              ) : null}
            </div>
          );
        }}
      </PageState>
    </>
  );
}

function Standwahl({ status, onStatus }: Pick<KehrtourListScreenProps, 'status' | 'onStatus'>) {
  return (
    <div className="max-w-80">
      <PlainSelect
        id="stand"
        name="stand"
        label="Stand"
        choices={[
          { id: ALLE, label: 'Alle' },
          ...KEHRTOUR_STATUS.map((one) => ({ id: one, label: tourStatus(one).text })),
        ]}
        value={status ?? ALLE}
        onChange={(id) => onStatus(KEHRTOUR_STATUS.find((one) => one === id))}
      />
    </div>
  );
}

function NochKeine() {
  return (
    <EmptyState
      title="Noch keine Kehrtour"
      icon={<Route aria-hidden />}
      action={
        <ButtonLink kind="primary" href="/kehrtouren/neu">
          Erste Kehrtour planen
        </ButtonLink>
      }
    >
      <p>
        Wählen Sie eine Straße oder alles, was fällig ist. Die Reihenfolge und die Zeiten rechnen wir aus.
      </p>
    </EmptyState>
  );
}

/** The rounds of a state, or all, page by page. */
function useKehrtouren(client: Client, status: KehrtourKurz['status'] | undefined) {
  const input = { query: status === undefined ? {} : { status } };
  return useInfiniteQuery({
    queryKey: keyOfPages(kehrtourenHolen, input),
    queryFn: ({ pageParam, signal }) =>
      pageData(() =>
        client.call(
          kehrtourenHolen,
          { query: { ...input.query, ...(pageParam === null ? {} : { cursor: pageParam }) } },
          signal,
        ),
      )(),
    initialPageParam: null as string | null,
    getNextPageParam: ({ weiter }) => weiter,
  });
}
