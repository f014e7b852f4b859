import { useEffect } from 'react';

import { pageTitle } from './pageTitle.ts';

/** For pages whose title is known only with their data; others name it in the route's `handle`. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    const mine = pageTitle(title);
    document.title = mine;
    return () => {
      // The next page may have set its own already.
      if (document.title === mine) document.title = before;
    };
  }, [title]);
}
