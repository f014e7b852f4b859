import { Link } from 'react-router';

import { LINK_LOOK } from '../../../src/look/link.ts';
import { addressOf, findEntry } from '../../catalog.ts';
import { useSettingsQuery } from '../useViewSettings.ts';

/** The way to an entry by its name. */
export function EntryLink({ name }: { name: string }) {
  const query = useSettingsQuery();
  const entry = findEntry(name);
  if (!entry) return name;
  return (
    <Link to={addressOf(entry.category, entry.pattern) + query} className={LINK_LOOK}>
      {name}
    </Link>
  );
}
