import { useEffect, useLayoutEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { useLocation, useMatches } from 'react-router';

import { LoadingBar } from './LoadingBar.tsx';
import { pageTitle } from './pageTitle.ts';
import { deepest, handleOf } from './route.ts';

/** What every page has: title, skip link, loading bar, focus on new content. A layout adds the rest. */
export function Frame({ children }: { children: ReactNode }) {
  useRouteTitle();
  useFocusOnNewPage();
  return (
    <>
      <a href="#main" className="shell-skip">
        Zum Inhalt springen
      </a>
      <LoadingBar />
      {children}
    </>
  );
}

/** A layout effect, so that a page which knows better (`usePageTitle`) has the last word. */
function useRouteTitle(): void {
  const title = deepest(useMatches().map(handleOf), 'title');
  useLayoutEffect(() => {
    document.title = pageTitle(title);
  }, [title]);
}

/** Keyboard and screen reader start in the content of the new page, unless the page put the focus somewhere itself. */
function useFocusOnNewPage(): void {
  const { pathname } = useLocation();
  const last = useRef(pathname);
  useEffect(() => {
    if (last.current === pathname) return;
    last.current = pathname;
    const main = document.getElementById('main');
    if (main !== null && !main.contains(document.activeElement)) main.focus({ preventScroll: true });
  }, [pathname]);
}
