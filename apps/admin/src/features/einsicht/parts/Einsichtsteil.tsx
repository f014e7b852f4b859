import { sentenceOf } from '@kehrtour/api-client/faults';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';

export type EinsichtsteilProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error' | 'refetch'>;
  children: (data: Data) => ReactNode;
};

/** A refusal hides what was read before: when the hour is over nothing of the company stands on the screen any more. */
export function Einsichtsteil<Data>({ query, children }: EinsichtsteilProps<Data>) {
  if (query.error !== null)
    return (
      <Notice
        tone="danger"
        live
        action={<Button onPress={() => void query.refetch()}>Noch einmal versuchen</Button>}
      >
        <p>{sentenceOf(query.error)}</p>
      </Notice>
    );
  if (query.data === undefined) return <Skeleton shape="rows" count={5} />;
  return <div className="pt-4">{children(query.data)}</div>;
}
