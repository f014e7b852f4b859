import { heuteHolen } from '@kehrtour/contract/heute';
import { useEffect } from 'react';

import { heute } from '../shared/heute.ts';
import { client } from './client.ts';

const KEY = 'kehrtour.heute.geoeffnet';

/**
 * Whoever drives and does not plan gets her day by itself, on a day with visits of her own, and whoever drives along on one with visits of the driver; once, so that she can come back here. It shows
 * nothing: a part of the page that the desk never loads.
 */
export function OpenHeute() {
  useEffect(() => {
    const day = heute();
    if (sessionStorage.getItem(KEY) === day) return;
    sessionStorage.setItem(KEY, day);
    client
      .call(heuteHolen, { query: { tag: day } })
      .then(({ besuche }) => (besuche.length > 0 ? location.assign('/heute') : undefined))
      .catch(() => undefined);
  }, []);
  return null;
}
