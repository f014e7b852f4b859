import type { Importteil } from '@kehrtour/domain/importdatei/probelauf';
import type { Verlaufswort } from '@kehrtour/domain/verlauf';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { announce } from '../platform/events.ts';
import { record } from '../platform/history.ts';
import { touch } from './liegenschaft.store.ts';

/** For concepts above: a part of this house was changed by hand, the next import leaves it alone. */
export async function merkeHandaenderung(
  ctx: StaffCtx,
  tx: Tx,
  { id, teil, was }: { id: string; teil: Importteil; was: Verlaufswort<'liegenschaft'> },
): Promise<void> {
  await touch(tx, id, [teil]);
  await record(ctx, tx, { gegenstand: 'liegenschaft', id, was });
  await announce(tx, { art: 'liegenschaft', id });
}
