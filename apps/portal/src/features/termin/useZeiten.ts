import type { Client } from '@kehrtour/api-client/client';
import { keyOfPages } from '@kehrtour/api-client/query';
import type { CallOf, Endpoint } from '@kehrtour/contract/endpoint';
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
  | Frage<typeof telefonzeitenHolen>
  | Frage<typeof verlegezeitenHolen>
  | Frage<typeof teilzeitenHolen>
  | Frage<typeof eigeneZeitenHolen>
  | Frage<typeof wunschzeitenHolen>;
type Frage<E extends Endpoint> = { endpoint: E; input: CallOf<E> };

/** Free times page by page, as one list. Asked anew when news of appointments come. */
export function useZeiten(client: Client, frage: Zeitenfrage) {
  const query = useInfiniteQuery({
    queryKey: keyOfPages(frage.endpoint, frage.input),
    initialPageParam: '',
    queryFn: ({ pageParam, signal }): Promise<Buerozeiten> => {
      // Each of them can be asked from where its last page ended, and answers alike.
      const { endpoint, input } = frage as Frage<typeof telefonzeitenHolen>;
      const body = { ...input.body, ...(pageParam === '' ? {} : { ab: pageParam }) };
      return client.call(endpoint, { ...input, body }, signal);
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
