import { systemCtx } from '../platform/ctx.ts';
import type { Deps } from '../platform/deps.ts';
import { listWiederDa } from './loeschauftrag.store.ts';
import { loescheUnternehmen } from './loescheFaellige.ts';

/**
 * After a backup was played back: whoever was deleted since goes once more. What was deleted is known beside the database,
 * too, where files lie, as the copy of it is as old as itself.
 */
export async function spieleLoeschungenNach(deps: Deps): Promise<number> {
  const vermerkt = (await deps.files.list('geloescht')).map((key) => key.slice('geloescht/'.length));
  const wieder = await deps.db.transaction({ role: 'kehrtour_betrieb' }, (tx) => listWiederDa(tx, vermerkt));
  for (const { unternehmen_id: id } of wieder) {
    deps.log.warn({ unternehmenId: id }, 'a deleted company came back with a backup, and is deleted again');
    await loescheUnternehmen(systemCtx(deps, id));
  }
  return wieder.length;
}
