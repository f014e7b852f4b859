import { nimmHausHeraus } from '../../kehrtour/haltStand.ts';
import type { StaffCtx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type Abgelehnter, listAbgelehnteFuer, merkeNachfolger } from '../../termin/nachfolger.ts';
import { merkeAntwortenGelesen } from '../../termin/rueckmeldungen.ts';
import { vomBuero, wechsleTermine } from '../../termin/wechsleTermin.ts';

/**
 * Whoever said no to a visit of another round and is told a time for the same work has one visit, not two: the old one gives way, and
 * its answer is answered. Answers what gave way, by the new appointment.
 */
export async function loeseAbgelehnteAb(
  ctx: StaffCtx,
  tx: Tx,
  neue: readonly string[],
): Promise<ReadonlyMap<string, Abgelehnter>> {
  const abgelehnte = await listAbgelehnteFuer(tx, neue);
  await wechsleTermine(ctx, tx, abgelehnte, { aktion: 'loeseAb', wer: vomBuero(ctx), was: 'verlegt' });
  for (const {
    id,
    neu,
    halt_id: haltId,
    kehrtour_id: kehrtourId,
    liegenschaft_id: liegenschaftId,
  } of abgelehnte) {
    await merkeNachfolger(tx, id, neu, null);
    await merkeAntwortenGelesen(tx, id, ctx.now());
    if (haltId !== null) await nimmHausHeraus(tx, { haltId, kehrtourId, liegenschaftId, am: ctx.now() });
  }
  return new Map(abgelehnte.map((row) => [row.neu, row]));
}
