import { useEffect, useSyncExternalStore } from 'react';
import { useLocation, useMatches, useNavigation } from 'react-router';

import { loadingProgress } from './loadingProgress.ts';
import { deepest, handleOf } from './route.ts';

/** Shows the bar while another page is on its way. */
export function LoadingBar() {
  const loading = usePageUnderWay();
  useEffect(() => {
    if (!loading) return;
    loadingProgress.start();
    return () => loadingProgress.finish();
  }, [loading]);
  return <Bar />;
}

/** For the very first page, before there is a router to ask. */
export function FirstLoadingBar() {
  useEffect(() => {
    loadingProgress.start();
    return () => loadingProgress.finish();
  }, []);
  return <Bar />;
}

function Bar() {
  const { shown, percent, failed } = useSyncExternalStore(
    loadingProgress.subscribe,
    () => loadingProgress.view,
    () => loadingProgress.view,
  );
  // The live region stays: one that came together with its words would not be read out.
  return (
    <div aria-live="polite">
      {shown && (
        <div
          className={failed ? 'shell-bar shell-bar-failed' : 'shell-bar'}
          // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- <progress> cannot be drawn as a bare 4 px line everywhere
          role="progressbar"
          aria-label="Seite wird geladen"
          aria-valuenow={percent}
          style={{ width: `${percent}%` }}
        />
      )}
    </div>
  );
}

/** A change of the query alone is no other page, unless the page says so. */
function usePageUnderWay(): boolean {
  const navigation = useNavigation();
  const here = useLocation();
  const wish = deepest(useMatches().map(handleOf), 'loading');
  const next = navigation.location;
  if (next === undefined || wish === false) return false;
  return next.pathname !== here.pathname || (wish === 'query' && next.search !== here.search);
}
