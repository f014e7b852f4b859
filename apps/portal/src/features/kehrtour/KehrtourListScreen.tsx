import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { kehrtourenHolen } from '@kehrtour/contract/kehrtour';
import { lazyPart } from '@kehrtour/shell/lazyPart.tsx';
import { pageData } from '@kehrtour/shell/pageData';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { keepPreviousData, useInfiniteQuery } from '@tanstack/react-query';
import { CalendarRange, Plus, Route } from 'lucide-react';

import { PageState } from '../../shared/PageState.tsx';
import type { Kehrtourfilterwerte } from './parts/Kehrtourfilter.tsx';
import { Kehrtourkarte } from './parts/Kehrtourkarte.tsx';
import { useKehrtourLoeschen } from './useKehrtourLoeschen.ts';

/** The list is read before anybody looks for something in it. */
const Kehrtourfilter = lazyPart(
  async () => (await import('./parts/Kehrtourfilter.tsx')).Kehrtourfilter,
  <div className="min-h-18" />,
);

const istLeer = ({ status, suche }: Kehrtourfilterwerte): boolean => status === undefined && suche === '';

export type KehrtourListScreenProps = {
  client: Client;
  /** From the address. */
  filter: Kehrtourfilterwerte;
  onFilter: (filter: Kehrtourfilterwerte) => void;
};

/** All rounds, the newest first. */
export function KehrtourListScreen({ client, filter, onFilter }: KehrtourListScreenProps) {
  const query = useKehrtouren(client, filter);
  const { verborgen, loesche } = useKehrtourLoeschen(client);
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
          const kehrtouren = pages
            .flatMap(({ eintraege }) => eintraege)
            .filter(({ id }) => !verborgen.has(id));
          if (kehrtouren.length === 0 && istLeer(filter)) return <NochKeine />;
          return (
            <div className="flex flex-col gap-4">
              <Kehrtourfilter werte={filter} busy={query.isPlaceholderData} onChange={onFilter} />
              {kehrtouren.length === 0 ? (
                <KeinePassende filter={filter} onAlle={() => onFilter({ status: undefined, suche: '' })} />
              ) : (
                <ul className="flex flex-col gap-2">
                  {kehrtouren.map((kehrtour) => (
                    <Kehrtourkarte
                      key={kehrtour.id}
                      kehrtour={kehrtour}
                      onLoesche={() => loesche(kehrtour)}
                    />
                  ))}
                </ul>
              )}
              {query.hasNextPage ? (
                <LoadMore
                  shown={kehrtouren.length}
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

function KeinePassende({ filter, onAlle }: { filter: Kehrtourfilterwerte; onAlle: () => void }) {
  return (
    <EmptyState
      title={filter.suche === '' ? 'Keine Kehrtour in diesem Stand' : `Keine Kehrtour zu „${filter.suche}“`}
      action={<Button onPress={onAlle}>Alle zeigen</Button>}
    >
      {filter.suche === '' ? null : <p>Gesucht wird nach Name, Nummer, Tag, Person, Straße und Haus.</p>}
    </EmptyState>
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

/** The rounds that a filter lets through, page by page; the last answer stays until the next one is there. */
function useKehrtouren(client: Client, { status, suche }: Kehrtourfilterwerte) {
  const input = {
    query: { ...(status === undefined ? {} : { status }), ...(suche === '' ? {} : { suche }) },
  };
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
    initialPageParam: FIRST_PAGE,
    getNextPageParam: ({ weiter }) => weiter,
    placeholderData: keepPreviousData,
  });
}
