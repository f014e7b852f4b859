import type { Importstand } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';

import type { Tx } from '../../platform/db/db.ts';
import { listKennungen } from './hauskennung.store.ts';

/** One house that imports know by several names, as the last of them left it. */
export type VielnamigesHaus = {
  /** The name it is found by. */
  readonly schluessel: string;
  readonly stand: Importstand;
  /** The others. */
  readonly weitere: readonly string[];
};

/** Houses of which two entries became one. */
export async function vielnamigeHaeuser(tx: Tx): Promise<VielnamigesHaus[]> {
  return (await listKennungen(tx)).map(({ stand, external_id: id, weitere }) => ({
    schluessel: id === null ? stand.schluessel : `id:${id}`,
    stand,
    weitere,
  }));
}
