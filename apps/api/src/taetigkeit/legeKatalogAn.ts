import { TAETIGKEITSKATALOG } from '@kehrtour/domain/taetigkeit/taetigkeitskatalog';

import type { Tx } from '../platform/db/db.ts';
import { insertTaetigkeiten } from './taetigkeit.store.ts';

/** Gives a new company the default catalogue; every entry can be changed afterwards. */
export async function legeKatalogAn(tx: Tx): Promise<void> {
  await insertTaetigkeiten(tx, TAETIGKEITSKATALOG);
}
