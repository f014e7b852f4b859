import { termineHolen } from '@kehrtour/contract/termin';
import { useEffect } from 'react';

import { heute } from '../shared/heute.ts';
import { client } from './client.ts';

const KEY = 'kehrtour.heute.geoeffnet';

/**
 * Who drives and does not plan gets her day by itself, on a day with visits of her own; once, so that she can come back here. It shows
 * nothing: a part of the page that the desk never loads.
 */
export function OpenHeute() {
  useEffect(() => {
    const day = heute();
    if (sessionStorage.getItem(KEY) === day) return;
    sessionStorage.setItem(KEY, day);
    client
      .call(termineHolen, { query: { von: day, bis: day } })
      .then(({ termine }) => (termine.length > 0 ? location.assign('/heute') : undefined))
      .catch(() => undefined);
  }, []);
  return null;
}
