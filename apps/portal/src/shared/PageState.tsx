import { ApiError } from '@kehrtour/api-client/client';
import { notFound } from '@kehrtour/shell/pageError';
import { Button } from '@kehrtour/ui/action/Button.tsx';
import { Notice } from '@kehrtour/ui/message/Notice.tsx';
import { Skeleton } from '@kehrtour/ui/message/Skeleton.tsx';
import type { SkeletonProps } from '@kehrtour/ui/message/Skeleton.tsx';
import type { UseQueryResult } from '@tanstack/react-query';
import { Fragment } from 'react';
import type { ReactNode } from 'react';

export type PageStateProps<Data> = {
  query: Pick<UseQueryResult<Data>, 'data' | 'error'> & { refetch: () => unknown };
  /** The shape of what comes. */
  shape?: SkeletonProps['shape'];
  count?: number;
  /** It is what the page's address names: where it is not, the page is not there either. */
  named?: boolean;
  children: (data: Data) => ReactNode;
};

/** What a page shows while its data are on the way, when they did not come, and when they are there. */
export function PageState<Data>(props: PageStateProps<Data>) {
  const { query, shape = 'rows', count = 5, named = false, children } = props;
  if (query.data !== undefined) return <Fragment>{children(query.data)}</Fragment>;
  if (query.error === null) return <Skeleton shape={shape} count={count} />;
  if (named && namesNothing(query.error)) throw notFound();
  const { title, detail, final } = wordsFor(query.error);
  return (
    <Notice
      tone="danger"
      title={title}
      live
      {...(final
        ? {}
        : { action: <Button onPress={() => void query.refetch()}>Noch einmal versuchen</Button> })}
    >
      <p>{detail}</p>
    </Notice>
  );
}

/** No such row, or nothing that could be one. */
const namesNothing = (error: Error): boolean =>
  error instanceof ApiError && (error.status === 404 || error.status === 400);

function wordsFor(error: Error): { title: string; detail: string; final: boolean } {
  if (error instanceof ApiError)
    return { title: error.problem.title, detail: error.problem.detail, final: error.status < 500 };
  return {
    title: 'Der Server ist gerade nicht erreichbar',
    detail: 'Bitte prüfen Sie Ihre Verbindung und versuchen Sie es noch einmal.',
    final: false,
  };
}
