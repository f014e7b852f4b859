import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import type { Deps } from '../platform/deps.ts';
import {
  type Adresswunsch,
  deleteAbgelaufene,
  deleteAdresswunsch,
  findAdresswunsch,
  saveAdresswunsch,
} from './adresswunsch.store.ts';

/** The other address of somebody's login that waits to be confirmed, while its link is good. */
export const adresswunschVon = (
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  id: string,
): Promise<Adresswunsch | undefined> => findAdresswunsch(tx, id, ctx.now());

/** Another address waits from now on, in place of an earlier one. */
export async function merkeAdresswunsch(tx: Tx, id: string, wunsch: Adresswunsch): Promise<void> {
  await saveAdresswunsch(tx, id, wunsch);
}

/** None waits any more: it was confirmed, or taken back. False when none did. */
export async function vergissAdresswunsch(tx: Tx, id: string): Promise<boolean> {
  return (await deleteAdresswunsch(tx, id)) > 0;
}

/** An address that nobody confirmed in time is nobody's business any more; answers how many there were. */
export const vergissAdresswuensche = ({ db, now }: Deps): Promise<number> =>
  db.transaction({ role: 'eigner' }, (tx) => deleteAbgelaufene(tx, now()));
