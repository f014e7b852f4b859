import {
  deleteKalenderzeiten,
  insertKalenderzeiten,
  insertKalenderzeitenUeberRunden,
  listKalenderzeitenUeberRunden,
  deleteAbgelaufeneBelegungen,
} from '../belegung/belegung.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { ABWESEND } from '../verfuegbarkeit/aendereAbwesenheiten.ts';
import { listAboIds, merkeGehaltene, saveKonflikte } from './abwesenheit.store.ts';

/**
 * Lays the busy times of all calendars of a person anew, in one transaction: nobody ever sees the old ones gone and the
 * new ones missing. Bookings, appointments and rounds stay where they are; what meets them is noted as a conflict, and
 * a hold is waited for. Rounds that were announced hear of what came over them, or went.
 */
export async function legeAbwesenheitenNeu(ctx: TenantCtx, tx: Tx, mitarbeiterId: string): Promise<void> {
  await sperreMitarbeiter(tx, [mitarbeiterId]);
  await deleteAbgelaufeneBelegungen(tx, mitarbeiterId, ctx.now());
  const abos = await listAboIds(tx, mitarbeiterId);
  const vorher = await listKalenderzeitenUeberRunden(tx, mitarbeiterId, ctx.now());
  await deleteKalenderzeiten(tx, mitarbeiterId);
  for (const { id } of abos) {
    await insertKalenderzeiten(tx, mitarbeiterId, id);
    await insertKalenderzeitenUeberRunden(tx, mitarbeiterId, id);
    await merkeGehaltene(tx, mitarbeiterId, id);
    await saveKonflikte(tx, mitarbeiterId, id, ctx.now());
  }
  const nachher = await listKalenderzeitenUeberRunden(tx, mitarbeiterId, ctx.now());
  for (const { von, bis } of anders(vorher, nachher))
    await ctx.deps.jobs.enqueue(tx, ABWESEND, {
      unternehmenId: ctx.unternehmenId,
      mitarbeiterId,
      von: von.toISOString(),
      bis: bis.toISOString(),
      ursache: 'kalender',
    });
}

type Spanne = { von: Date; bis: Date };

/** Times that are in one list alone: a calendar is read every few minutes, and says the same most of the time. */
function anders(vorher: readonly Spanne[], nachher: readonly Spanne[]): Spanne[] {
  const alle = Map.groupBy(
    [...vorher, ...nachher],
    ({ von, bis }) => `${von.toISOString()}/${bis.toISOString()}`,
  );
  return [...alle.values()].flatMap((gleiche) => (gleiche.length === 1 ? gleiche : []));
}
