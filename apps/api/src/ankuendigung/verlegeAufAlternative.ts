import type { Bundesland } from '@kehrtour/domain/bundesland';
import { feiertagsort } from '@kehrtour/domain/feiertagsort';
import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/schicht';
import { plusTage } from '@kehrtour/domain/tag';
import { plusWerktage } from '@kehrtour/domain/werktag';
import { insertStop, type Solution } from '@kehrtour/planner';

import { loescheEigeneZeit } from '../belegung/belegung.ts';
import { feiertage } from '../feiertag/feiertage.ts';
import { lockKehrtour } from '../kehrtour/kehrtourStand.ts';
import { nimmHaltAuf } from '../kehrtour/nimmHaltAuf.ts';
import { ladeTourenplan, type Tourenplan } from '../kehrtour/tourenplan.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { verlegeInKehrtour as moveTermin } from '../termin/terminstand.ts';
import { verlaengereZugangscode } from '../zugang/zugangscode.ts';
import { ankuendigungRefused } from './ankuendigung.grund.ts';
import { findAbsender } from './empfang.store.ts';
import { type Alternative, findeAlternativen, mitHalt } from './findeAlternativen.ts';
import { type KundenTerminRow, listTermineDesHalts } from './kunde.store.ts';

/** A chosen alternative with the round timed as it will be. */
export type GeplanteVerlegung = {
  readonly ziel: Alternative;
  readonly tour: Tourenplan;
  readonly solution: Solution;
  readonly stopId: string;
};

/**
 * Looks the chosen time up again among what is possible now, and times the round with it.
 * @throws Refused 'termin.alternative-weg' when somebody was faster
 */
export async function planeVerlegung(
  ctx: TenantCtx,
  termin: KundenTerminRow,
  alternativeId: string,
): Promise<GeplanteVerlegung> {
  const ziel = (await findeAlternativen(ctx, termin)).find(({ id }) => id === alternativeId);
  const tour = ziel && (await ladeTourenplan(ctx, ziel.kehrtourId, termin.liegenschaft_id));
  if (!ziel || !tour) throw new Refused('termin.alternative-weg');
  const { problem, stopId } = mitHalt(tour, termin);
  const plan = {
    routes: tour.plan.routes.map((route) => ({
      ...route,
      stops: route.stops.filter((stop) => stop !== stopId),
    })),
  };
  const solution = insertStop(problem, plan, stopId, {
    vehicle: schichtId(ziel),
    position: ziel.position,
  });
  if (solution.violations.length > 0) throw new Refused('termin.alternative-weg');
  return { ziel, tour, solution, stopId };
}

/**
 * Takes all locks of a move before its first row: people, then both rounds, each in sorted order. Two customers who
 * choose at once stand in line here instead of waiting for each other in a ring.
 * @throws Refused 'termin.alternative-weg' when the round changed since the place was looked up
 */
export async function sperreFuerVerlegung(
  tx: Tx,
  vorher: KundenTerminRow,
  { ziel, tour }: GeplanteVerlegung,
): Promise<void> {
  await sperreMitarbeiter(tx, [
    ziel.mitarbeiterId,
    ...(vorher.mitarbeiter_id ? [vorher.mitarbeiter_id] : []),
  ]);
  const touren = new Set([tour.id, ...(vorher.kehrtour_id ? [vorher.kehrtour_id] : [])]);
  for (const id of [...touren].toSorted()) {
    const jetzt = await lockKehrtour(tx, id);
    if (id === tour.id && jetzt?.version !== tour.version) throw new Refused('termin.alternative-weg');
  }
}

/** Writes the move: the round in its new order, the appointment as a promise. The locks of `sperreFuerVerlegung` are held. */
export async function verlegeAufAlternative(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  { ziel, tour, solution, stopId }: GeplanteVerlegung,
): Promise<void> {
  if (termin.halt_id !== null && (await listTermineDesHalts(tx, termin.halt_id)).length > 1)
    throw ankuendigungRefused('mehrere-wohnungen');
  const halt = solution.routes.flatMap((route) => route.stops).find(({ stop }) => stop === stopId);
  if (!halt) throw new Refused('termin.alternative-weg');
  const fenster = {
    von: zeitpunktAus({ tag: ziel.tag, uhrzeit: ziel.von }),
    bis: zeitpunktAus({ tag: ziel.tag, uhrzeit: ziel.bis }),
  };
  const haltId = await nimmHaltAuf(ctx, tx, {
    tour,
    solution,
    stopId,
    liegenschaftId: termin.liegenschaft_id,
    vonHaltId: termin.halt_id,
    fenster,
  });
  const betrieb = await findAbsender(tx, tour.id);
  const antwortTag = plusWerktage(
    ziel.tag,
    -1,
    feiertage(
      feiertagsort(termin, (betrieb?.bundesland ?? 'BY') as Bundesland),
      plusTage(ziel.tag, -20),
      ziel.tag,
    ),
  );
  // A time of its own, from a booking, is free now: the round's shift block stands for it.
  await loescheEigeneZeit(tx, termin.id);
  await moveTermin(tx, termin.id, {
    status: 'bestaetigt',
    mitarbeiterId: ziel.mitarbeiterId,
    kehrtourId: tour.id,
    haltId,
    fensterVon: fenster.von,
    fensterBis: fenster.bis,
    beginn: tour.uhr.instant(halt.start),
    ende: tour.uhr.instant(halt.end),
    antwortBis: zeitpunktAus({
      tag: antwortTag < ortszeitAus(ctx.now()).tag ? ziel.tag : antwortTag,
      uhrzeit: '23:59',
    }),
  });
  await verlaengereZugangscode(
    tx,
    termin.id,
    zeitpunktAus({ tag: plusTage(ziel.tag, 14), uhrzeit: '23:59' }),
  );
}
