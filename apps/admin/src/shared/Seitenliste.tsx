import { sentenceOf } from '@kehrtour/api-client/faults';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import type { DataTableProps } from '@kehrtour/ui/layout/dataTable.props';
import { DataTable } from '@kehrtour/ui/layout/DataTable.tsx';
import { LoadMore } from '@kehrtour/ui/layout/LoadMore.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import type { InfiniteData, UseInfiniteQueryResult } from '@tanstack/react-query';

export type SeitenlisteProps<Row> = Omit<DataTableProps<Row>, 'rows'> & {
  query: UseInfiniteQueryResult<InfiniteData<{ eintraege: Row[]; weiter: string | null }>>;
  /** After a number: "50 Rechnungen". */
  noun: string;
};

/** A table that is read page by page: waiting, refused, empty, and more on request. */
export function Seitenliste<Row>({ query, noun, ...table }: SeitenlisteProps<Row>) {
  const rows = query.data?.pages.flatMap(({ eintraege }) => eintraege);
  return (
    <>
      {query.error === null ? null : (
        <Notice
          tone="danger"
          live
          action={<Button onPress={() => void query.refetch()}>Noch einmal versuchen</Button>}
        >
          <p>{sentenceOf(query.error)}</p>
        </Notice>
      )}
      {query.isPending ? <Skeleton shape="rows" count={6} /> : null}
      {rows === undefined ? null : <DataTable {...table} rows={rows} />}
      {query.hasNextPage && rows !== undefined ? (
        <LoadMore
          shown={rows.length}
          noun={noun}
          busy={query.isFetchingNextPage}
          onMore={() => void query.fetchNextPage()}
        />
      ) : null}
    </>
  );
}
