import { useEffect, useState } from 'react';
import { useLocation, useSearchParams } from 'react-router';

import { queryOf, settingsOf } from '../viewSettings.ts';
import type { ViewSettings } from '../viewSettings.ts';

/**
 * The settings of the address and a way to change them; the page stays where it is, and „back“ skips them. The address
 * follows a moment later: until then what was just typed counts, or letters would get lost.
 */
export function useViewSettings(): [ViewSettings, (change: Partial<ViewSettings>) => void] {
  const [query, setQuery] = useSearchParams();
  const { pathname } = useLocation();
  const [ahead, setAhead] = useState<{ pathname: string; settings: ViewSettings }>();
  useEffect(() => {
    const forget = () => setAhead(undefined);
    addEventListener('popstate', forget);
    return () => removeEventListener('popstate', forget);
  }, []);
  const settings = ahead?.pathname === pathname ? ahead.settings : settingsOf(query);
  const change = (next: Partial<ViewSettings>) => {
    const wanted = { ...settings, ...next };
    setAhead({ pathname, settings: wanted });
    setQuery(queryOf(wanted), { replace: true, preventScrollReset: true });
  };
  return [settings, change];
}

/** What goes along to the next story: everything but the knobs, which are that story's own. */
export function useSettingsQuery(): string {
  const [query] = useSearchParams();
  const text = queryOf({ ...settingsOf(query), args: {} }).toString();
  return text === '' ? '' : `?${text}`;
}
