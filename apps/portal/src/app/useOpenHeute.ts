import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { termineHolen } from '@kehrtour/contract/termin';
import { darf } from '@kehrtour/domain/rolle';
import { useEffect } from 'react';

import { heute } from '../shared/heute.ts';
import { client } from './client.ts';

const KEY = 'kehrtour.heute.geoeffnet';

/**
 * Who drives and does not plan gets her day by itself, on a day with visits of her own; once, so that she can come back here.
 * @param wanted the address names nothing in particular
 */
export function useOpenHeute(user: AngemeldeterMitarbeiter | null, wanted: boolean): void {
  const drives = user !== null && !darf(user.rolle, 'termin.ansehen');
  useEffect(() => {
    const day = heute();
    if (!drives || !wanted || sessionStorage.getItem(KEY) === day) return;
    sessionStorage.setItem(KEY, day);
    client
      .call(termineHolen, { query: { von: day, bis: day } })
      .then(({ termine }) => (termine.length > 0 ? location.assign('/heute') : undefined))
      .catch(() => undefined);
  }, [drives, wanted]);
}
