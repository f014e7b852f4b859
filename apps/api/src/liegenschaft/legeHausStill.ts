import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { findLiegenschaft, touch, updateLiegenschaft } from './liegenschaft.store.ts';
import { datenAus } from './zeigeLiegenschaft.ts';

export { liegenschaftJetzt } from './zeigeLiegenschaft.ts';

/** Nothing is planned there any more; what was done there stays as proof. @throws Refused */
export async function legeHausStill(
  ctx: StaffCtx,
  tx: Tx,
  { id, version }: { id: string; version: number },
): Promise<void> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  const haus = await findLiegenschaft(tx, id, true);
  if (!haus) throw new Refused('nicht-gefunden');
  if (haus.version !== version) throw new Refused('veraltet');
  const status = 'ohneTaetigkeiten';
  await updateLiegenschaft(tx, id, { ...datenAus(haus), status });
  await touch(tx, id, ['status']);
  await record(ctx, tx, {
    gegenstand: 'liegenschaft',
    id,
    was: 'Angaben geändert',
    nach: { teile: ['status'], status },
  });
  await announce(tx, { art: 'liegenschaft', id });
}
