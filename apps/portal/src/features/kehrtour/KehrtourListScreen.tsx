import type { Client } from '@kehrtour/api-client/client';
import { faultsOf } from '@kehrtour/api-client/faults';
import { outdateConcepts } from '@kehrtour/api-client/outdateConcepts';
import { keyOfPages } from '@kehrtour/api-client/query';
import { kehrtourenHolen, kehrtourLoeschen } from '@kehrtour/contract/kehrtour';
import type { KehrtourKurz } from '@kehrtour/contract/kehrtour';
import { formatMenge, formatZeitpunkt } from '@kehrtour/domain/format';
import { pageData } from '@kehrtour/shell/pageData';
import { ButtonLink } from '@kehrtour/ui/action/ButtonLink.tsx';
import { IconButton } from '@kehrtour/ui/action/IconButton.tsx';
import { Link } from '@kehrtour/ui/action/Link.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { PageHeader } from '@kehrtour/ui/layout/PageHeader.tsx';
import { EmptyState } from '@kehrtour/ui/message/EmptyState.tsx';
import { showToast } from '@kehrtour/ui/message/showToast.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { PlainSelect } from '@kehrtour/ui/plain/PlainSelect.tsx';
import { useInfiniteQuery, useQueryClient } from '@tanstack/react-query';
import { CalendarRange, Plus, Route, Trash2 } from 'lucide-react';
import { useState } from 'react';

import { PageState } from '../../shared/PageState.tsx';
import { tageText, tourName, tourStatus } from './kehrtour.format.ts';
import { Antwortstand } from './parts/Antwortstand.tsx';
import { schrittAdresse } from './wizardSchritt.ts';

/** Time in which a deletion can be taken back; the server hears of it afterwards. */
const UNDO_MS = 10_000;

const STATUS_WAHL = [
  'entwurf',
  'geplant',
  'angekuendigt',
  'unterwegs',
  'abgeschlossen',
  'abgesagt',
] as const satisfies readonly KehrtourKurz['status'][];
const ALLE = 'alle';

export type KehrtourListScreenProps = {
  client: Client;
  /** From the address. */
  status: KehrtourKurz['status'] | undefined;
  onStatus: (status: KehrtourKurz['status'] | undefined) => void;
};

/** All rounds, the newest first. */
export function KehrtourListScreen({ client, status, onStatus }: KehrtourListScreenProps) {
  const input = { query: status === undefined ? {} : { status } };
  const query = useInfiniteQuery({
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
  const [verborgen, setVerborgen] = useState<ReadonlySet<string>>(new Set());
  const loesche = useLoeschen(client, setVerborgen);
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
              <div className="max-w-80">
                <PlainSelect
                  id="stand"
                  name="stand"
                  label="Stand"
                  choices={[
                    { id: ALLE, label: 'Alle' },
                    ...STATUS_WAHL.map((one) => ({ id: one, label: tourStatus(one).text })),
                  ]}
                  value={status ?? ALLE}
                  onChange={(id) => onStatus(STATUS_WAHL.find((one) => one === id))}
                />
              </div>
              {touren.length === 0 ? (
                <EmptyState title="Keine Kehrtour in diesem Stand" />
              ) : (
                <ul className="flex flex-col gap-3">
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

function Tourkarte({ tour, onLoesche }: { tour: KehrtourKurz; onLoesche: () => void }) {
  const { tone, text } = tourStatus(tour.status);
  const loeschbar = tour.status === 'entwurf' || (tour.status === 'geplant' && tour.angekuendigt === 0);
  return (
    <li className="relative flex items-start gap-4 rounded-lg border border-line bg-surface p-4 hover:border-edge sm:px-6">
      <div className="grid min-w-0 grow gap-x-6 gap-y-2 md:grid-cols-[minmax(0,1.3fr)_minmax(0,1fr)_minmax(0,1fr)] md:items-center">
        <div className="min-w-0">
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-base font-bold">
              <Link kind="quiet" href={adresse(tour)}>
                <span aria-hidden className="absolute inset-0" />
                {tourName(tour)}
              </Link>
            </h2>
            <Status tone={tone}>{text}</Status>
          </div>
          <p className="mt-1 text-muted">{tageText(tour.tage)}</p>
        </div>
        <div className="min-w-0 text-sm">
          <p className="truncate">
            {tour.mitarbeiter.length === 0 ? 'noch niemand' : tour.mitarbeiter.join(', ')}
          </p>
          <p className="text-muted tabular-nums">
            {formatMenge(tour.halte, 'Halt', 'Halte')}
            {tour.ausgelassen > 0 ? `, ${tour.ausgelassen} ohne Platz` : ''}
          </p>
        </div>
        {tour.angekuendigt > 0 ? (
          <Antwortstand
            angekuendigt={tour.angekuendigt}
            bestaetigt={tour.bestaetigt}
            abgelehnt={tour.abgelehnt}
            erledigt={tour.erledigt}
            ungelesen={tour.ungelesen}
          />
        ) : (
          <p className="text-sm text-muted">Geändert {formatZeitpunkt(new Date(tour.geaendertAm))}</p>
        )}
      </div>
      {loeschbar ? (
        <div className="relative">
          <IconButton
            kind="quiet"
            label={`${tourName(tour)} löschen`}
            icon={<Trash2 aria-hidden className="size-5" />}
            onPress={onLoesche}
          />
        </div>
      ) : null}
    </li>
  );
}

function adresse({ id, status }: KehrtourKurz): string {
  return status === 'entwurf' || status === 'geplant' ? schrittAdresse('pruefen', id) : `/kehrtouren/${id}`;
}

/** Hides a round at once and deletes it when nobody took it back. */
function useLoeschen(
  client: Client,
  setVerborgen: (change: (ids: ReadonlySet<string>) => ReadonlySet<string>) => void,
) {
  const cache = useQueryClient();
  const zeige = (id: string) => setVerborgen((ids) => new Set([...ids].filter((one) => one !== id)));
  return (tour: KehrtourKurz) => {
    setVerborgen((ids) => new Set([...ids, tour.id]));
    const uhr = setTimeout(() => {
      client
        .call(kehrtourLoeschen, { params: { id: tour.id } })
        .then(() => outdateConcepts(cache, 'kehrtouren'))
        .catch((error: unknown) => {
          zeige(tour.id);
          showToast(faultsOf(error, {})[0]?.text ?? '', { tone: 'danger' });
        });
    }, UNDO_MS);
    showToast(`${tourName(tour)} gelöscht`, {
      onUndo: () => {
        clearTimeout(uhr);
        zeige(tour.id);
      },
    });
  };
}
