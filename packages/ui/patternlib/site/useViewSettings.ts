import { useSearchParams } from 'react-router';

import { queryOf, settingsOf } from '../viewSettings.ts';
import type { ViewSettings } from '../viewSettings.ts';

/** The settings of the address and a way to change them; the page stays where it is, and „back“ skips them. */
export function useViewSettings(): [ViewSettings, (change: Partial<ViewSettings>) => void] {
  const [query, setQuery] = useSearchParams();
  const settings = settingsOf(query);
  const change = (next: Partial<ViewSettings>) =>
    setQuery(queryOf({ ...settings, ...next }), { replace: true, preventScrollReset: true });
  return [settings, change];
}

/** What goes along to the next story: everything but the knobs, which are that story's own. */
export function useSettingsQuery(): string {
  const [query] = useSearchParams();
  const text = queryOf({ ...settingsOf(query), args: {} }).toString();
  return text === '' ? '' : `?${text}`;
}
