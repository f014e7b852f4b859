import type { Vorgaben } from '@kehrtour/contract/vorgaben';
import { minutenZwischen, ortszeitAus, zeitpunktAus } from '@kehrtour/domain/ortszeit';
import { ARBEITSZEIT_SATZ, arbeitOhne, pruefeArbeitstag } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { ausSchichtId, schichtId } from '@kehrtour/domain/recht/schicht';
import type { Tag } from '@kehrtour/domain/tag';
import { minutenSeitMitternacht, uhrzeitAus } from '@kehrtour/domain/uhrzeit';
import { ansageFensterDerKehrtour } from '@kehrtour/domain/zeitfenster';
import { evaluate } from '@kehrtour/planner';
import type { Problem, Route, Stop, TimedStop, Violation } from '@kehrtour/planner';

import type { Anordnung } from './anordnung.ts';
import { verstossSatz } from './verstossSatz.ts';

/** Minutes since midnight by the clock on the wall. */
export type Spanne = { von: number; bis: number };

export type Haltzeit = Spanne & {
  anfahrtSekunden: number;
  zuFuss: boolean;
  wartezeitSekunden: number;
  fenster: Spanne;
  verstoesse: string[];
};

export type Schichtzahlen = Spanne & {
  id: string;
  arbeitSekunden: number;
  fahrtSekunden: number;
  ueberstundenSekunden: number;
  pausen: Spanne[];
  /** Appointments of others' rounds that stand in this day. */
  feste: (Spanne & { id: string })[];
  verstoesse: string[];
};

/** What an order of stops means in time. Stops that are missing are left out. */
export type Bewertung = {
  halte: Readonly<Record<string, Haltzeit>>;
  schichten: Readonly<Record<string, Schichtzahlen>>;
};

export type Grundlage = {
  problem: Problem;
  puffer: Vorgaben['puffer'];
  /** Midnight of this day is second 0. */
  ersterTag: Tag;
};

const FEST = 'termin/';

/** Where a person put a stop, nothing stands against her; what customers were told does, and what she holds keeps its time. */
export function mitGehaltenen(problem: Problem, { sperren }: Pick<Anordnung, 'sperren'>): Problem {
  return {
    ...problem,
    stops: problem.stops.map((stop) =>
      stop.id.startsWith(FEST) || sperren[stop.id]?.position === true ? stop : ohneSperre(stop),
    ),
  };
}

function ohneSperre(stop: Stop): Stop {
  const { lock, ...frei } = stop;
  return stop.promise !== undefined && lock?.day !== undefined ? { ...frei, lock: { day: lock.day } } : frei;
}

/** Times an order of stops: the same reckoning as on the server, a few milliseconds for a day. */
export function bewerteAnordnung(gegeben: Grundlage, anordnung: Anordnung): Bewertung {
  const problem = mitGehaltenen(gegeben.problem, anordnung);
  const grundlage = { ...gegeben, problem };
  const bekannt = new Set(problem.stops.map(({ id }) => id));
  const solution = evaluate(problem, {
    routes: problem.vehicles.map(({ id }) => ({
      vehicle: id,
      stops: mitFesten(
        problem,
        id,
        anordnung.schichten
          .filter((schicht) => schichtId(schicht) === id)
          .flatMap(({ haltIds }) => haltIds.filter((halt) => bekannt.has(halt))),
      ),
    })),
  });
  return {
    halte: Object.fromEntries(
      solution.routes.flatMap((route) => haltzeiten(route, grundlage, solution.violations)),
    ),
    schichten: Object.fromEntries(
      solution.routes.map((route) => [route.vehicle, schichtzahlen(route, grundlage, solution.violations)]),
    ),
  };
}

/** Fixed appointments stand before the first stop that would begin after them. */
function mitFesten(problem: Problem, vehicle: string, stops: readonly string[]): string[] {
  const feste = problem.stops
    .filter((stop) => stop.id.startsWith(FEST) && stop.lock?.vehicle === vehicle)
    .toSorted((a, b) => (a.lock?.window?.from ?? 0) - (b.lock?.window?.from ?? 0));
  let folge = [...stops];
  for (const fest of feste) {
    const from = fest.lock?.window?.from ?? 0;
    const route = evaluate(problem, { routes: [{ vehicle, stops: folge }] }).routes.find(
      (one) => one.vehicle === vehicle,
    );
    const index = route?.stops.findIndex(({ start }) => start >= from) ?? -1;
    folge = index < 0 ? [...folge, fest.id] : folge.toSpliced(index, 0, fest.id);
  }
  return folge;
}

/** Minutes since midnight of the shift's own day, by the clock on the wall: a night may have an hour less or one more. */
function minuteAm(grundlage: Grundlage, vehicle: string): (sekunden: number) => number {
  const { tag } = ausSchichtId(vehicle);
  const mitternacht = zeitpunktAus({ tag: grundlage.ersterTag, uhrzeit: '00:00' }).getTime();
  return (sekunden) => {
    const ort = ortszeitAus(new Date(mitternacht + sekunden * 1000));
    const angebrochen = (sekunden / 60) % 1;
    return minutenZwischen({ tag, uhrzeit: '00:00' }, ort) + angebrochen;
  };
}

/** The view says it with its day. */
const FRIST: ReadonlySet<Violation['code']> = new Set(['before-release-day', 'after-due-day']);

function haltzeiten(
  route: Route,
  grundlage: Grundlage,
  violations: readonly Violation[],
): [string, Haltzeit][] {
  const minute = minuteAm(grundlage, route.vehicle);
  const eigene = route.stops.filter(({ stop }) => !stop.startsWith(FEST));
  const fenster = fensterDer(route.vehicle, eigene, grundlage, minute);
  return eigene.map((stop, index) => {
    const von = minute(stop.start);
    return [
      stop.stop,
      {
        von,
        bis: minute(stop.end),
        anfahrtSekunden: Math.round(stop.leg.seconds),
        zuFuss: stop.leg.mode === 'foot',
        wartezeitSekunden: Math.round(stop.waitingSeconds),
        fenster: fenster[index] ?? { von, bis: von },
        verstoesse: violations
          .filter((one) => one.stop === stop.stop && !FRIST.has(one.code))
          .map(verstossSatz),
      },
    ];
  });
}

/** The windows that customers would be told, as the server will compute them. */
function fensterDer(
  vehicle: string,
  stops: readonly TimedStop[],
  { problem, puffer }: Grundlage,
  minute: (sekunden: number) => number,
): Spanne[] {
  const schicht = problem.vehicles.find(({ id }) => id === vehicle);
  const uhrzeit = (sekunden: number): string => uhrzeitAus(Math.max(0, Math.floor(minute(sekunden))));
  return ansageFensterDerKehrtour(
    stops.map(({ start, end }) => ({ beginn: uhrzeit(start), ende: uhrzeit(end) })),
    {
      breite: puffer.fensterbreite,
      ...(schicht
        ? { fruehestens: uhrzeit(schicht.start.earliest), spaetestens: uhrzeit(schicht.end.latest) }
        : {}),
    },
    puffer.ansage,
  ).map(({ beginn, ende }) => ({ von: minutenSeitMitternacht(beginn), bis: minutenSeitMitternacht(ende) }));
}

/** What concerns the shift as a whole, and appointments that no stop of this round can show. */
function schichtverstoss(violation: Violation): string[] {
  if (violation.stop === undefined) return [verstossSatz(violation)];
  return violation.stop.startsWith(FEST) ? [`Fester Termin: ${verstossSatz(violation)}`] : [];
}

function schichtzahlen(route: Route, grundlage: Grundlage, violations: readonly Violation[]): Schichtzahlen {
  const minute = minuteAm(grundlage, route.vehicle);
  return {
    id: route.vehicle,
    von: minute(route.departure),
    bis: minute(route.return),
    arbeitSekunden: Math.round(route.workSeconds),
    fahrtSekunden: Math.round(route.travelSeconds),
    ueberstundenSekunden: Math.round(route.overtimeSeconds),
    pausen: route.breaks.map(({ start, end }) => ({ von: minute(start), bis: minute(end) })),
    feste: route.stops
      .filter(({ stop }) => stop.startsWith(FEST))
      .map(({ stop, start, end }) => ({ id: stop, von: minute(start), bis: minute(end) })),
    verstoesse: [
      ...violations.filter((one) => one.vehicle === route.vehicle).flatMap(schichtverstoss),
      ...pruefeArbeitstag(
        arbeitOhne(
          { von: minute(route.departure), bis: minute(route.return) },
          route.breaks.map(({ start, end }) => ({ von: minute(start), bis: minute(end) })),
        ),
      ).map((verstoss) => ARBEITSZEIT_SATZ[verstoss]),
    ],
  };
}
