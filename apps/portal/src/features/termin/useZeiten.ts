import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages } from '@kehrtour/api-client/query';
import type { CallOf } from '@kehrtour/contract/endpoint';
import {
  type Buerozeiten,
  type telefonzeitenHolen,
  type verlegezeitenHolen,
} from '@kehrtour/contract/terminbuero';
import type { eigeneZeitenHolen, teilzeitenHolen } from '@kehrtour/contract/terminteilung';
import type { wunschzeitenHolen } from '@kehrtour/contract/terminwunsch';
import { useInfiniteQuery } from '@tanstack/react-query';

/** What free times are looked for. */
export type Zeitenfrage =
  | { endpoint: typeof telefonzeitenHolen; input: CallOf<typeof telefonzeitenHolen> }
  | { endpoint: typeof verlegezeitenHolen; input: CallOf<typeof verlegezeitenHolen> }
  | { endpoint: typeof teilzeitenHolen; input: CallOf<typeof teilzeitenHolen> }
  | { endpoint: typeof eigeneZeitenHolen; input: CallOf<typeof eigeneZeitenHolen> }
  | { endpoint: typeof wunschzeitenHolen; input: CallOf<typeof wunschzeitenHolen> };

/** Free times page by page, as one list. Asked anew when news of appointments come. */
export function useZeiten(client: Client, frage: Zeitenfrage) {
  const query = useInfiniteQuery({
    queryKey: keyOfPages(frage.endpoint, frage.input),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Buerozeiten> => {
      const body = { ...frage.input.body, ...(pageParam === '' ? {} : { ab: pageParam }) };
      return client.call(
        frage.endpoint as typeof telefonzeitenHolen,
        { ...frage.input, body } as never,
        signal,
      );
    },
    getNextPageParam: (last) => last.weiterAb ?? undefined,
  });
  const seiten = query.data?.pages;
  const zeiten = seiten?.[0] && {
    ...seiten[0],
    tage: seiten.flatMap(({ tage }) => tage),
    weiterAb: seiten.at(-1)?.weiterAb ?? null,
  };
  return {
    zeiten,
    error: query.error,
    refetch: query.refetch,
    mehr: query.fetchNextPage,
    laedtMehr: query.isFetchingNextPage,
  };
}
