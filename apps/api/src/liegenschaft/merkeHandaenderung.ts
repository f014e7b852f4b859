import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Verlaufswort } from '@kehrtour/domain/verlauf/verlauf';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { touch } from './liegenschaft.store.ts';

/** For concepts above: these parts of a house were changed by hand, the next import leaves them alone. */
export async function merkeHandaenderung(
  ctx: StaffCtx,
  tx: Tx,
  { id, teile, was }: { id: string; teile: readonly Importteil[]; was: Verlaufswort<'liegenschaft'> },
): Promise<void> {
  await touch(tx, id, teile);
  await record(ctx, tx, { gegenstand: 'liegenschaft', id, was });
  await announce(tx, { art: 'liegenschaft', id });
}
