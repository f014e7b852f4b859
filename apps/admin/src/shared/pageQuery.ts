import { FIRST_PAGE, pageQueryWith } from '@kehrtour/api-client/query';
import { pageData } from '@kehrtour/shell/pageData';
import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** A page's main data: its first load is pending for at least 200 ms and moves the loading bar. */
export const pageQuery = pageQueryWith(pageData);

/** What a list is asked with, as TanStack hands it to its function. */
type PageContext = { client: QueryClient; queryKey: QueryKey; pageParam: string | null };

/** The beginning of a list as a page's main data; further pages, and refreshing what is shown, go without. */
export function pageOfList<Page>(
  { client, queryKey, pageParam }: PageContext,
  load: () => Promise<Page>,
): Promise<Page> {
  const first = pageParam === FIRST_PAGE && client.getQueryData(queryKey) === undefined;
  return first ? pageData(load)() : load();
}
