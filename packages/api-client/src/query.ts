import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import { queryOptions, type QueryKey } from '@tanstack/react-query';

import type { Client } from './client.ts';

/** The beginning that the keys of all calls of a concept share. */
export function conceptKeyOf(concept: string): QueryKey {
  return [concept];
}

/** The key of a call: its first word is the concept, so that news of a concept can invalidate all its calls. */
export function keyOf(endpoint: Endpoint, input: object): QueryKey {
  return [...conceptKeyOf(endpoint.path.split('/')[1] ?? ''), endpoint.method, endpoint.path, input];
}

/** The key of the same call read page by page: its answers have another shape in the cache, and must not meet there. */
export function keyOfPages(endpoint: Endpoint, input: object): QueryKey {
  return [...keyOf(endpoint, input), 'pages'];
}

/** The key of an answer that fits one state of what was asked: news of the concept leave it alone, another state asks anew. */
export function keyOfState(endpoint: Endpoint, input: object, state: string): QueryKey {
  return ['state', ...keyOf(endpoint, input), state];
}

/** Options for `useQuery` and loaders: key, call and cancellation from one endpoint. */
export function abfrage<E extends Endpoint>(client: Client, endpoint: E, input: CallOf<E>) {
  return queryOptions({
    queryKey: keyOf(endpoint, input),
    queryFn: ({ signal }): Promise<AnswerOf<E>> => client.call(endpoint, input, signal),
  });
}

/** How long a page shows that it waits, and that something moves, is the shell's matter. */
type PageData = <Value>(load: () => Promise<Value>) => () => Promise<Value>;

/**
 * A page's main data: `useQuery(pageQuery(client, endpoint, input))`. Its first load is what `pageData` makes of it; refreshing
 * what is already shown goes without.
 */
export const pageQueryWith = (pageData: PageData) =>
  function pageQuery<E extends Endpoint>(client: Client, endpoint: E, input: CallOf<E>) {
    return queryOptions({
      queryKey: keyOf(endpoint, input),
      queryFn: (context): Promise<AnswerOf<E>> => {
        const load = () => client.call(endpoint, input, context.signal);
        const shown = context.client.getQueryData(context.queryKey) !== undefined;
        return shown ? load() : pageData(load)();
      },
    });
  };

/** The first page of a list, typed as every later page. */
export const FIRST_PAGE: string | null = null;
