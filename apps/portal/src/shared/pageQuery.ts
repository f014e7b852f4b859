import type { Client } from '@kehrtour/api-client/client';
import { abfrage } from '@kehrtour/api-client/query';
import type { AnswerOf, CallOf, Endpoint } from '@kehrtour/contract/endpoint';
import { pageData } from '@kehrtour/shell/pageData';
import { queryOptions } from '@tanstack/react-query';

/**
 * A page's main data: `useQuery(pageQuery(client, endpoint, input))`. The first load is pending for at least 200 ms and
 * moves the loading bar; refreshing what is already shown goes without.
 */
export function pageQuery<E extends Endpoint>(client: Client, endpoint: E, input: CallOf<E>) {
  const { queryKey } = abfrage(client, endpoint, input);
  return queryOptions({
    queryKey,
    queryFn: (context): Promise<AnswerOf<E>> => {
      const load = () => client.call(endpoint, input, context.signal);
      const shown = context.client.getQueryData(context.queryKey) !== undefined;
      return shown ? load() : pageData(load)();
    },
  });
}
