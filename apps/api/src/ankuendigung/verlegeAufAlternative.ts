import { ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { schichtId } from '@kehrtour/domain/schicht';
import { plusTage } from '@kehrtour/domain/tag';
import type { TerminStatus } from '@kehrtour/domain/termin';
import { plusWerktage } from '@kehrtour/domain/werktag';
import { insertStop, removeStop, type Solution } from '@kehrtour/planner';

import { loescheEigeneZeit } from '../belegung/belegung.ts';
import { lockKehrtour } from '../kehrtour/kehrtourStand.ts';
import { type GezeiteteTour, nimmHaltAuf } from '../kehrtour/nimmHaltAuf.ts';
import { ladeTourenplan, type Tourenplan } from '../kehrtour/tourenplan.ts';
import { sperreMitarbeiter } from '../mitarbeiter/sperreMitarbeiter.ts';
import type { Ctx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db.ts';
import { Refused } from '../platform/refused.ts';
import { verlegeInKehrtour as moveTermin } from '../termin/terminstand.ts';
import { feiertageBei } from '../unternehmen/betriebskalender.ts';
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
  /** The round that the appointment leaves, timed without it; undefined where it stays in its round or that has no plan any more. */
  readonly verlassene: GezeiteteTour | undefined;
};

/**
 * Looks the chosen time up again among what is possible now, and times the round with it.
 * @throws Refused 'termin.alternative-weg' when somebody was faster
 */
export async function planeVerlegung(
  ctx: TenantCtx,
  termin: KundenTerminRow,
  alternativeId: string,
  hoechstens?: number,
): Promise<GeplanteVerlegung> {
  const ziel = (await findeAlternativen(ctx, termin, hoechstens)).find(({ id }) => id === alternativeId);
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
  return { ziel, tour, solution, stopId, verlassene: await ohneDenHalt(ctx, termin, tour.id) };
}

/** The round that an appointment leaves as it is driven without it. */
async function ohneDenHalt(
  ctx: TenantCtx,
  { kehrtour_id: kehrtourId, halt_id: haltId }: KundenTerminRow,
  neueTourId: string,
): Promise<GezeiteteTour | undefined> {
  if (kehrtourId === null || haltId === null || kehrtourId === neueTourId) return undefined;
  const tour = await ladeTourenplan(ctx, kehrtourId);
  if (!tour?.problem.stops.some(({ id }) => id === haltId)) return undefined;
  return { tour, solution: removeStop(tour.problem, tour.plan, haltId) };
}

/**
 * Takes all locks of a move before its first row: people, then both rounds, each in sorted order. Two customers who
 * choose at once stand in line here instead of waiting for each other in a ring.
 * @throws Refused 'termin.alternative-weg' when the round changed since the place was looked up
 */
export async function sperreFuerVerlegung(
  tx: Tx,
  vorher: KundenTerminRow,
  { ziel, tour, verlassene }: GeplanteVerlegung,
): Promise<void> {
  await sperreMitarbeiter(tx, [
    ziel.mitarbeiterId,
    ...(vorher.mitarbeiter_id ? [vorher.mitarbeiter_id] : []),
  ]);
  const touren = new Set([tour.id, ...(vorher.kehrtour_id ? [vorher.kehrtour_id] : [])]);
  for (const id of [...touren].toSorted()) {
    const jetzt = await lockKehrtour(tx, id);
    const bekannt = [tour, verlassene?.tour].find((eine) => eine?.id === id);
    if (bekannt && jetzt?.version !== bekannt.version) throw new Refused('termin.alternative-weg');
  }
}

/** Writes the move: the round in its new order, the appointment as a promise, or as a proposal of the office. The locks of `sperreFuerVerlegung` are held. */
export async function verlegeAufAlternative(
  ctx: Ctx,
  tx: Tx,
  termin: KundenTerminRow,
  {
    ziel,
    tour,
    solution,
    stopId,
    verlassene,
    status = 'bestaetigt',
  }: GeplanteVerlegung & { readonly status?: TerminStatus },
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
    terminId: termin.id,
    verlassene,
    fenster,
  });
  const betrieb = await findAbsender(tx, tour.id);
  if (!betrieb) throw new Refused('nicht-gefunden');
  const antwortTag = plusWerktage(
    ziel.tag,
    -1,
    feiertageBei(termin, betrieb, plusTage(ziel.tag, -20), ziel.tag),
  );
  // A time of its own, from a booking, is free now: the round's shift block stands for it.
  await loescheEigeneZeit(tx, termin.id);
  await moveTermin(tx, termin.id, {
    status,
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
