import { useEffect } from 'react';

import { pageTitle } from './pageTitle.ts';

/** For pages whose title is known only with their data; others name it in the route's `handle`. */
export function usePageTitle(title: string | null | undefined): void {
  useEffect(() => {
    if (!title) return;
    const before = document.title;
    document.title = pageTitle(title);
    return () => {
      document.title = before;
    };
  }, [title]);
}
