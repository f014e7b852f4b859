import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';
import { notFound } from '@kehrtour/shell/pageError';
import { pageTitle } from '@kehrtour/shell/pageTitle';

/** The page for every address that does not exist: complete as it is, so no script comes with it. */
export const handle = { inert: true, title: 'Diese Seite gibt es nicht' };

export const meta = () => [
  { title: pageTitle('Diese Seite gibt es nicht') },
  { name: 'robots', content: 'noindex' },
];

export default function NotFoundPage() {
  return <ErrorPage error={notFound()} />;
}
