import { MESSENGER } from '@kehrtour/domain/messenger';
import type { Wunschkanal } from '@kehrtour/domain/versand/kanal';

import { mobilnummer, type OffeneWege } from '../../ankuendigung/wege.ts';
import type { BescheidRow } from './haus.store.ts';

/**
 * Between which ways somebody can choose by the code of a house. The code of one house says nothing of others: whoever belongs to
 * several is asked by the company.
 */
export function waehlbareWege(row: BescheidRow, wege: OffeneWege): Wunschkanal[] {
  if (row.auch_anderswo) return [];
  const waehlbar: Wunschkanal[] = [
    ...(row.email ? (['mail'] as const) : []),
    ...(wege.sms && !row.keine_sms && mobilnummer(row) !== undefined ? (['sms'] as const) : []),
    ...MESSENGER.filter((messenger) => wege[messenger] && row.erlaubt[messenger] !== undefined),
    'einwurf',
  ];
  return waehlbar.length > 1 ? waehlbar : [];
}
