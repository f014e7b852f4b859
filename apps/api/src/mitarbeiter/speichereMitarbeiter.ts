import type { Mitarbeiter, Mitarbeiterdaten } from '@kehrtour/contract/mitarbeiter';

import type { StaffCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { announce } from '../platform/db/events.ts';
import { record } from '../platform/history.ts';
import { defineJob, ID } from '../platform/queue/defineJob.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { countAndereInhaber, hasKommendeTermine, saveMitarbeiter } from './mitarbeiter.store.ts';
import { sperreMitarbeiter } from './sperreMitarbeiter.ts';
import { verlangeJugendschutz } from './verlangeJugendschutz.ts';
import { mitarbeiterJetzt } from './zeigeMitarbeiter.ts';

/** The job by which rounds hear that somebody who may drive in them has other hours, or drives no more. */
export const ARBEITSZEIT_ANDERS = defineJob('mitarbeiter.arbeitszeit-anders', {
  mitarbeiterId: ID,
  gemeldetVon: ID,
});

/**
 * Changes a colleague inside the caller's transaction; the login is the caller's business.
 * @throws Refused 'letzter-inhaber' | 'mitarbeiter.hat-termine' | 'veraltet'
 */
export async function speichereMitarbeiter(
  ctx: StaffCtx,
  tx: Tx,
  vorher: Mitarbeiter,
  daten: Mitarbeiterdaten & { aktiv: boolean; version: number },
): Promise<Mitarbeiter> {
  const { id } = vorher;
  verlangeJugendschutz(ctx, { geburtsdatum: vorher.geburtsdatum, ...daten });
  const leitet = vorher.rolle === 'inhaber' && vorher.aktiv;
  const leitetWeiter = daten.rolle === 'inhaber' && daten.aktiv;
  if (leitet && !leitetWeiter && (await countAndereInhaber(tx, id)) === 0)
    throw new Refused('letzter-inhaber');
  if (vorher.aktiv && !daten.aktiv) {
    // Whoever gives her a visit at this moment holds the same lock, and sees afterwards that she has left.
    await sperreMitarbeiter(tx, [id]);
    if (await hasKommendeTermine(tx, id, ctx.now())) throw new Refused('mitarbeiter.hat-termine');
  }
  if (!(await saveMitarbeiter(tx, id, daten)))
    throw new Refused('veraltet', { angaben: { stand: await mitarbeiterJetzt(tx, id) } });
  await record(ctx, tx, { gegenstand: 'mitarbeiter', id, was: 'geaendert', von: vorher, nach: daten });
  await announce(tx, { art: 'mitarbeiter', id });
  if (zeitenDer(vorher) !== zeitenDer(daten))
    await ctx.deps.jobs.enqueue(tx, ARBEITSZEIT_ANDERS, {
      unternehmenId: ctx.unternehmenId,
      mitarbeiterId: id,
      gemeldetVon: ctx.actor.id,
    });
  return mitarbeiterJetzt(tx, id);
}

/** When this person can be sent anywhere. */
const zeitenDer = ({
  faehrt,
  arbeitszeit,
  pause,
}: Pick<Mitarbeiterdaten, 'faehrt' | 'arbeitszeit' | 'pause'>): string =>
  JSON.stringify([
    faehrt,
    pause && [pause.fruehestens, pause.spaetestens, pause.minuten],
    arbeitszeit.map(({ wochentag, von, bis }) => `${wochentag} ${von}-${bis}`).toSorted(),
  ]);
