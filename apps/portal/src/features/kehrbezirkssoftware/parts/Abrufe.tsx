import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages, FIRST_PAGE } from '@kehrtour/api-client/query';
import { abrufeHolen } from '@kehrtour/contract/kehrbezirkssoftware';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { useInfiniteQuery } from '@tanstack/react-query';

import { PageState } from '../../../shared/PageState.tsx';
import { abrufText, wannText } from '../kehrbezirkssoftware.format.ts';

/** What a program did in the last ninety days, the newest first. */
export function Abrufe({ client, id }: { client: Client; id: string }) {
  const params = { id };
  const query = useInfiniteQuery({
    queryKey: keyOfPages(abrufeHolen, params),
    queryFn: ({ pageParam, signal }) =>
      client.call(abrufeHolen, { params, query: pageParam === null ? {} : { cursor: pageParam } }, signal),
    initialPageParam: FIRST_PAGE,
    getNextPageParam: (page) => page.weiter,
  });
  return (
    <PageState query={query} shape="rows" count={3}>
      {({ pages }) => {
        const eintraege = pages.flatMap((page) => page.eintraege);
        return (
          <div className="flex flex-col gap-3">
            <ol aria-label="Protokoll" className="divide-y divide-line rounded-sm border border-line">
              {eintraege.map((eintrag) => (
                <li key={eintrag.id} className="flex flex-wrap justify-between gap-x-6 px-4 py-2 text-sm">
                  <span>{abrufText(eintrag)}</span>
                  <span className="text-muted tabular-nums">{wannText(eintrag.am)}</span>
                </li>
              ))}
            </ol>
            {query.hasNextPage ? (
              <LoadMore
                shown={eintraege.length}
                noun="Einträgen"
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
