import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages } from '@kehrtour/api-client/query';
import { importAenderungenHolen } from '@kehrtour/contract/importauftrag';
import type { ImportAenderung, ImportBefund } from '@kehrtour/contract/importauftrag';
import { ChangeArrow } from '@kehrtour/ui/brand/ChangeArrow.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import { Status } from '@kehrtour/ui/message/Status.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

import { PageState } from '../../../shared/PageState.tsx';

type AenderungslisteProps = { client: Client; importId: string; befund: ImportBefund };

const ERKLAERUNG: Partial<Record<ImportBefund, string>> = {
  gleich: 'Unter diesen Anschriften steht schon ein Haus in Ihrem Bestand.',
  fehlt: 'Diese Häuser stehen nicht mehr in der Datei. Sie werden gekennzeichnet, nicht gelöscht.',
  wiederDa: 'Diese Häuser fehlten beim letzten Mal und stehen wieder in der Datei.',
};

/** House by house, a hundred at a time. */
export function Aenderungsliste({ client, importId, befund }: AenderungslisteProps) {
  const input = { params: { id: importId }, query: { befund } };
  const query = useInfiniteQuery({
    queryKey: keyOfPages(importAenderungenHolen, input),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }) =>
      client.call(
        importAenderungenHolen,
        { params: input.params, query: pageParam === '' ? { befund } : { befund, cursor: pageParam } },
        signal,
      ),
    getNextPageParam: ({ weiter }) => weiter ?? undefined,
  });
  if (query.isPending) return <Skeleton shape="rows" count={4} />;
  return (
    <PageState query={query}>
      {({ pages }) => {
        const alle = pages.flatMap(({ eintraege }) => eintraege);
        return (
          <div className="flex flex-col gap-2">
            {ERKLAERUNG[befund] === undefined ? null : <p className="text-muted">{ERKLAERUNG[befund]}</p>}
            <ul className="divide-y divide-line rounded-lg border border-line bg-surface">
              {alle.map((eintrag) => (
                <Eintrag key={eintrag.nummer} eintrag={eintrag} />
              ))}
            </ul>
            {query.hasNextPage ? (
              <LoadMore
                shown={alle.length}
                noun="Häuser"
                busy={query.isFetchingNextPage}
                onMore={() => void query.fetchNextPage()}
              />
            ) : null}
          </div>
        );
      }}
    </PageState>
  );
}

function Eintrag({ eintrag: { titel, aenderungen, befund } }: { eintrag: ImportAenderung }) {
  return (
    <li className="grid gap-x-6 gap-y-1 px-4 py-3 sm:grid-cols-[minmax(12rem,1fr)_2fr] sm:px-6">
      <span className="font-semibold break-words">{titel}</span>
      {aenderungen.length === 0 ? null : (
        <dl className="flex flex-col gap-1 text-sm">
          {aenderungen.map(({ teil, alt, neu, geschuetzt }) => (
            <div key={teil} className="break-words">
              <dt className="inline font-semibold">{teil}: </dt>
              <dd className="inline">{befund === 'neu' ? neu : <Wechsel alt={alt} neu={neu} />}</dd>
              {geschuetzt ? (
                <span className="ml-2">
                  <Status tone="info" look="bare">
                    von Hand geändert
                  </Status>
                </span>
              ) : null}
            </div>
          ))}
        </dl>
      )}
    </li>
  );
}

function Wechsel({ alt, neu }: { alt: string; neu: string }) {
  return (
    <>
      {alt === '' ? null : <del className="text-muted">{alt}</del>}
      {alt !== '' && neu !== '' ? <ChangeArrow /> : null}
      {neu === '' ? <span className="text-muted"> entfällt</span> : <ins className="no-underline">{neu}</ins>}
    </>
  );
}
