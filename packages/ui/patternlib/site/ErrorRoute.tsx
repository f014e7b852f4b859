import { ErrorPage } from '@kehrtour/shell/ErrorPage.tsx';

/** The page `/error` of this host. */
export function ErrorRoute() {
  return <ErrorPage error={null} home={{ href: '/patternlib', text: 'Zum Musterbuch' }} />;
}
