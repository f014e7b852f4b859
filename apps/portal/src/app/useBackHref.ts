import { useSearchParams } from 'react-router';

/** Only our own pages: `//host` and addresses with a scheme lead elsewhere. */
const OWN_PAGE = /^\/[a-z][\w/-]*$/i;

/** Where a page leads back to: the page that sent the visitor (`?zurueck=`), else the usual one. */
export function useBackHref(usual: string): string {
  const [search] = useSearchParams();
  const back = search.get('zurueck');
  return back !== null && OWN_PAGE.test(back) ? back : usual;
}
