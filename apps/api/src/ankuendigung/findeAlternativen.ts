import { waehleAlternativtermine, type Lueckenplatz } from '@kehrtour/domain/alternativtermine';
import { qualifikationenVon } from '@kehrtour/domain/mitarbeiter';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusTage, type Tag } from '@kehrtour/domain/tag';
import { ansageFenster } from '@kehrtour/domain/zeitfenster';
import { placesFor, type Plan, type Problem } from '@kehrtour/planner';

import { istFest } from '../kehrtour/schicht.problem.ts';
import { mitStandard } from '../kehrtour/standardVorgaben.ts';
import { ladeTourenplan, type Tourenplan } from '../kehrtour/tourenplan.ts';
import type { TenantCtx } from '../platform/ctx.ts';
import { findVorgaben, type KundenTerminRow, listNaheTouren, listTermineDesHalts } from './kunde.store.ts';

/** A time that really lies on the sweep's way. */
export type Alternative = Lueckenplatz & {
  readonly id: string;
  readonly kehrtourId: string;
  readonly mitarbeiterId: string;
  readonly position: number;
  readonly von: string;
  readonly bis: string;
};

/** How far behind the first day a customer is offered other times, when no Frist ends before. */
const SUCHE_TAGE = 28;
const PLAETZE_JE_SCHICHT = 4;
const PLAETZE_JE_TOUR = 24;

/**
 * Places in rounds that drive nearby anyway, inside the Frist, with a day of notice; as many as the company offers its
 * customers, or as many as the office asks for.
 */
export async function findeAlternativen(
  ctx: TenantCtx,
  termin: KundenTerminRow,
  hoechstens?: number,
): Promise<Alternative[]> {
  // What was booked is moved where it was booked: its seat, its price and its link hang on it.
  if (termin.quelle !== 'kehrtour') return [];
  const heute = ortszeitAus(ctx.now()).tag;
  const bis =
    [
      plusTage(ortszeitAus(termin.beginn).tag, SUCHE_TAGE),
      ...(termin.frist_bis && termin.frist_bis >= heute ? [termin.frist_bis] : []),
    ].toSorted()[0] ?? heute;
  const { anzahl, touren } = await ctx.transaction(async (tx) => {
    const vorgaben = await findVorgaben(tx, termin.kehrtour_id);
    const gewollt =
      hoechstens ?? mitStandard(vorgaben?.vorgaben ?? {}, vorgaben?.einstellungen ?? {}).kontakt.alternativen;
    // Flats of one house are one stop: none of them can leave for another round alone.
    const wohnungen = termin.halt_id === null ? [] : await listTermineDesHalts(tx, termin.halt_id);
    if (gewollt === 0 || wohnungen.length > 1) return { anzahl: gewollt, touren: [] };
    const { liegenschaft_id: liegenschaftId } = termin;
    return { anzahl: gewollt, touren: await listNaheTouren(tx, { liegenschaftId, von: heute, bis }) };
  });
  const plaetze: Alternative[] = [];
  for (const { id } of touren) {
    const tour = await ladeTourenplan(ctx, id, termin.liegenschaft_id);
    if (tour && !besuchtSchon(tour, termin)) plaetze.push(...plaetzeIn(tour, termin));
  }
  const beginn = ortszeitAus(termin.fenster_von);
  return waehleAlternativtermine(plaetze, {
    dauerMinuten: dauer(termin),
    qualifikation: termin.fss ? 'feuerstaettenschau' : 'keine',
    ...(termin.frist_von ? { fristVon: termin.frist_von } : {}),
    ...(termin.frist_bis ? { fristBis: termin.frist_bis } : {}),
    bisher: {
      tag: beginn.tag,
      fenster: { beginn: beginn.uhrzeit, ende: ortszeitAus(termin.fenster_bis).uhrzeit },
    },
    jetzt: ortszeitAus(ctx.now()),
    anzahl,
  });
}

/** A round has one stop for a house: where it goes there for other work there is no second one. */
function besuchtSchon(tour: Tourenplan, { liegenschaft_id, halt_id }: KundenTerminRow): boolean {
  const geplant = new Set(tour.plan.routes.flatMap(({ stops }) => stops));
  return tour.grundlage.anliegen.some(
    ({ id, haus }) => haus.id === liegenschaft_id && id !== halt_id && (halt_id !== null || geplant.has(id)),
  );
}

const dauer = (termin: KundenTerminRow): number =>
  Math.round((termin.ende.getTime() - termin.beginn.getTime()) / 60_000);

function plaetzeIn(tour: Tourenplan, termin: KundenTerminRow): Alternative[] {
  const { problem, stopId } = mitHalt(tour, termin);
  const plan: Plan = {
    routes: tour.plan.routes.map((route) => ({
      ...route,
      stops: route.stops.filter((stop) => stop !== stopId),
    })),
  };
  const faehrtEh = new Set(
    tour.plan.routes
      .filter(({ stops }) => stops.some((stop) => !istFest(stop)))
      .map(({ vehicle }) => vehicle),
  );
  // Nobody is sent out for one house alone: a free day is not on the way.
  const amWeg = placesFor(problem, plan, stopId, { perVehicle: PLAETZE_JE_SCHICHT }).filter(({ vehicle }) =>
    faehrtEh.has(vehicle),
  );
  return amWeg.slice(0, PLAETZE_JE_TOUR).map((place) => {
    const schicht = tour.schichten.find(({ id }) => id === place.vehicle);
    const beginn = ortszeitAus(tour.uhr.instant(place.start));
    const fenster = ansageFenster(beginn.uhrzeit, {
      breite: tour.vorgaben.puffer.fensterbreite,
      ...(schicht ? { fruehestens: schicht.beginn } : {}),
    });
    return {
      id: alternativeId({
        kehrtourId: tour.id,
        mitarbeiterId: place.employee,
        tag: place.day,
        beginn: fenster.beginn,
      }),
      kehrtourId: tour.id,
      mitarbeiterId: place.employee,
      position: place.position,
      tag: place.day,
      fenster,
      von: fenster.beginn,
      bis: fenster.ende,
      mehrMinuten: Math.max(0, Math.round(place.price / 60)),
      freieMinuten: 24 * 60,
      qualifikationen: schicht ? qualifikationenVon(schicht.fahrer) : ['keine'],
    };
  });
}

/** The stop of this appointment without its old promise, in this round or as a guest of another. */
export function mitHalt(tour: Tourenplan, termin: KundenTerminRow): { problem: Problem; stopId: string } {
  const stopId =
    tour.id === termin.kehrtour_id && termin.halt_id !== null ? termin.halt_id : `gast/${termin.id}`;
  const eigener = tour.problem.stops.find(({ id }) => id === stopId);
  const stop = {
    id: stopId,
    place: eigener?.place ?? tour.platzDerLiegenschaft ?? 0,
    serviceSeconds: eigener?.serviceSeconds ?? dauer(termin) * 60,
    ...(eigener?.cluster ? { cluster: eigener.cluster } : {}),
    ...(eigener?.sequence === undefined ? {} : { sequence: eigener.sequence }),
    ...(termin.fss ? { skills: ['feuerstaettenschau'] } : {}),
  };
  return {
    stopId,
    problem: { ...tour.problem, stops: [...tour.problem.stops.filter(({ id }) => id !== stopId), stop] },
  };
}

/** Says all that is needed to find the place again; its worth is checked when it comes back. */
export const alternativeId = (wo: {
  kehrtourId: string;
  mitarbeiterId: string;
  tag: Tag;
  beginn: string;
}): string =>
  Buffer.from([wo.kehrtourId, wo.mitarbeiterId, wo.tag, wo.beginn].join('|')).toString('base64url');
