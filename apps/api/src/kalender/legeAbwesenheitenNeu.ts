import { deleteKalenderzeiten, insertKalenderzeiten, loescheAbgelaufene } from '../belegung/belegung.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { listAboIds, merkeGehaltene, saveKonflikte } from './abwesenheit.store.ts';

/**
 * Lays the busy times of all calendars of a person anew, in one transaction: nobody ever sees the old ones gone and the
 * new ones missing. Bookings, appointments and rounds stay where they are; what meets them is noted as a conflict, and
 * a hold is waited for.
 */
export async function legeAbwesenheitenNeu(ctx: Ctx, tx: Tx, mitarbeiterId: string): Promise<void> {
  await sperreMitarbeiter(tx, [mitarbeiterId]);
  await loescheAbgelaufene(tx, mitarbeiterId, ctx.now());
  const abos = await listAboIds(tx, mitarbeiterId);
  await deleteKalenderzeiten(tx, mitarbeiterId);
  for (const { id } of abos) {
    await insertKalenderzeiten(tx, mitarbeiterId, id);
    await merkeGehaltene(tx, mitarbeiterId, id);
    await saveKonflikte(tx, mitarbeiterId, id, ctx.now());
  }
}
