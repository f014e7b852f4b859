import type { Reihenfolge, Verteilung } from '@kehrtour/domain/kehrtour/kehrtour';
import {
  afterSeconds,
  afterSteps,
  createSolver,
  evaluate,
  type Fairness,
  firstOf,
  layDaysApart,
  planOf,
  type Point,
  type Problem,
  type Solution,
  type Vehicle,
} from '@kehrtour/planner';

/** What a plan should look like, in seconds of driving. */
type Bildpreise = {
  /** Working on in one street with another person or on another day. */
  readonly geteilt: number;
  /** Coming back to a street. */
  readonly zurueck: number;
  /** Crossing a wide street to the next house. */
  readonly quer: number;
  /** A house as far from the middle of its shift's as all are from the middle of all. */
  readonly gebiet: number;
};

/** Measured in rounds of a real district: `npm run bench planner/schoen`. */
const PREISE: Record<Reihenfolge, Bildpreise> = {
  strasse: { geteilt: 600, zurueck: 600, quer: 90, gebiet: 450 },
  gebiet: { geteilt: 120, zurueck: 120, quer: 0, gebiet: 150 },
  kuerzeste: { geteilt: 0, zurueck: 0, quer: 0, gebiet: 0 },
  meine: { geteilt: 600, zurueck: 0, quer: 0, gebiet: 0 },
};

/**
 * Hours that lie within a tenth of each other cost nothing, so that a plan ends within 15 %; beyond, a second of work in the
 * wrong hands is worth a second of driving at least.
 */
const GLEICHMAESSIG: Fairness = { pricePerSecond: 1, freeSpread: 0.1 };
/** An area for everybody is one for everybody: nobody has less than half of what another has. */
const JEDEM_EIN_GEBIET: Fairness = { pricePerSecond: 1, freeSpread: 0.5 };

export function anteileFuer(reihenfolge: Reihenfolge, verteilung: Verteilung): Fairness | undefined {
  if (verteilung === 'gleichmaessig') return GLEICHMAESSIG;
  return reihenfolge === 'gebiet' ? JEDEM_EIN_GEBIET : undefined;
}

/** What a plan costs in driving beside the same work planned otherwise; undefined where nobody knows. */
export type Mehrkosten = {
  /** More than on the shortest ways. */
  readonly mehrwegSekunden?: number;
  /** More than where nobody shares. */
  readonly gleichmaessigSekunden?: number;
};
/** A timed plan, and what it costs. */
export type Planloesung = Solution & Mehrkosten;

/** The problem with the prices of how its plan should look. */
export function mitBild(problem: Problem, reihenfolge: Reihenfolge): Problem {
  const { geteilt, zurueck, quer, gebiet: jeTag } = PREISE[reihenfolge];
  const noetig = noetigeTage(problem);
  // Days that are laid apart afterwards have areas by themselves; paying for them in the ways of a week costs twice as much.
  const tage = Math.max(1, noetig.tage.size);
  const gebiet = jeTag / (tage === 1 ? 1 : 2 * tage ** 2);
  return {
    ...problem,
    vehicles: gebiet > 0 ? mitTeurenTagen(problem, gebiet, noetig) : problem.vehicles,
    clusters: (problem.clusters ?? []).map((strasse) => ({
      ...strasse,
      splitPrice: geteilt,
      returnPrice: zurueck,
      crossPrice: quer,
    })),
    weights: { ...problem.weights, areaPrice: gebiet },
  };
}

/** The same work, done by whoever has the shortest way. */
function ohneAnteile(problem: Problem): Problem {
  const { fairness: _fairness, ...weights } = problem.weights ?? {};
  return { ...problem, weights };
}

/** The same work with nothing but its ways to pay for. */
export const ohneBild = (problem: Problem): Problem => nurWege(ohneAnteile(problem));

/** The same work, shared as it is, with nothing but its ways to pay for. */
const nurWege = (problem: Problem): Problem => ({
  ...mitBild(problem, 'kuerzeste'),
  stops: problem.stops.map((stop) =>
    stop.promise?.reserve ? { ...stop, promise: { ...stop.promise, reserve: undefined } } : stop,
  ),
  vehicles: problem.vehicles.map(({ usePrice: _usePrice, ...vehicle }) => vehicle),
});

/** The same work for a search that gives these no place: it costs nothing to leave them out. */
export const ohnePlaetzeFuer = (problem: Problem, draussen: ReadonlySet<string>): Problem =>
  draussen.size === 0
    ? problem
    : {
        ...problem,
        stops: problem.stops.map((stop) => (draussen.has(stop.id) ? { ...stop, skipPrice: 0 } : stop)),
      };

/** A degree of longitude against one of latitude in the middle of Germany; the unit does not matter. */
const LAENGENGRAD = 0.63;
export const punktVon = ({ lat, lon }: { lat: number; lon: number }): Point => ({
  x: lon * LAENGENGRAD,
  y: lat,
});

/** The first days, as many as the work fills, and how many shifts they have. */
function noetigeTage({ vehicles, stops }: Problem): { tage: ReadonlySet<string>; schichten: number } {
  const arbeit = (vehicle: Vehicle): number =>
    vehicle.workSecondsMax ?? vehicle.end.latest - vehicle.start.earliest;
  const gesamt = stops.reduce((summe, stop) => summe + stop.serviceSeconds, 0);
  const tage = new Set<string>();
  let platz = 0;
  let schichten = 0;
  for (const tag of [...new Set(vehicles.map(({ day }) => day))].toSorted()) {
    if (platz >= gesamt) break;
    const desTages = vehicles.filter(({ day }) => day === tag);
    platz += desTages.reduce((summe, vehicle) => summe + arbeit(vehicle), 0);
    schichten += desTages.length;
    tage.add(tag);
  }
  return { tage, schichten };
}

/**
 * More shifts have smaller areas, and without a price of their own the days that nobody needs would be driven, too: those
 * after the days that the work fills cost what their areas could gain.
 */
function mitTeurenTagen(
  { vehicles, stops }: Problem,
  gebiet: number,
  { tage, schichten }: ReturnType<typeof noetigeTage>,
): Vehicle[] {
  const gewinn = Math.round((gebiet * stops.length) / Math.max(1, schichten) ** 2);
  return vehicles.map((vehicle) => (tage.has(vehicle.day) ? vehicle : { ...vehicle, usePrice: gewinn }));
}

/** Days of a plan with areas are laid apart: nobody minds crossing a colleague's way of another day. */
export const mitRuhigenTagen = (problem: Problem, loesung: Solution): Solution =>
  (problem.weights?.areaPrice ?? 0) > 0 ? layDaysApart(problem, loesung) : loesung;

/** Part of a run's time that is spent on each of the other plans, to have something to compare with. */
const VERGLEICH_ANTEIL = 0.3;
const VERGLEICH_SEKUNDEN_MAX = 1.5;
/** Less than that a thread that has just begun needs for its first plan alone. */
const VERGLEICH_SEKUNDEN_MIN = 0.05;

/** Where more than this part of all has no place, a short run hardly ever serves as many: it would be time for no answer. */
const VERGLEICHBAR_OHNE_PLATZ_MAX = 0.1;

type Uhrlauf = { readonly seconds: number; readonly steps: number; readonly now: () => number };

/** What another plan drives, and how many it leaves out. */
type Andersplan = { readonly ohnePlatz: number; readonly fahrtSekunden: number };
export type Vergleich = {
  /** On the shortest ways; not where the plan is that by intention. */
  readonly kurz?: Andersplan;
  /** Where nobody shares; not where nobody does anyway. */
  readonly ungeteilt?: Andersplan;
};

const kostetBild = (problem: Problem): boolean => (problem.weights?.areaPrice ?? 0) > 0;
const kostetTeilen = ({ weights, vehicles }: Problem): boolean =>
  weights?.fairness?.freeSpread === GLEICHMAESSIG.freeSpread &&
  vehicles.some(({ employee }) => employee !== vehicles[0]?.employee);
export const vergleichbar = (problem: Problem): boolean => kostetBild(problem) || kostetTeilen(problem);

/** What short runs of their own find. */
export function vergleiche(problem: Problem, lauf: Uhrlauf): Vergleich {
  return {
    ...(kostetBild(problem) ? { kurz: andersplan(nurWege(problem), problem, lauf) } : {}),
    ...(kostetTeilen(problem) ? { ungeteilt: andersplan(ohneAnteile(problem), problem, lauf) } : {}),
  };
}

function andersplan(anders: Problem, problem: Problem, { seconds, steps, now }: Uhrlauf): Andersplan {
  const lang = Math.min(VERGLEICH_SEKUNDEN_MAX, seconds * VERGLEICH_ANTEIL);
  const stop = firstOf(afterSeconds(Math.max(VERGLEICH_SEKUNDEN_MIN, lang), now), afterSteps(steps));
  const solver = createSolver(anders, { seed: 1, progress: stop.progress });
  solver.advance(() => stop.done(solver.stats) && solver.stats.phase !== 'construct');
  const best = solver.best();
  // Shares that come out even by themselves cost nothing, however the two runs went.
  const { costs } = anders.weights?.fairness ? best : evaluate(problem, planOf(best));
  const geteilt = !anders.weights?.fairness && kostetTeilen(problem) && costs.fairness === 0;
  return { ohnePlatz: best.unserved.length, fahrtSekunden: geteilt ? Infinity : best.costs.travel };
}

const wenigeOhnePlatz = ({ stops }: Problem, { unserved }: Solution): boolean =>
  unserved.length <= stops.length * VERGLEICHBAR_OHNE_PLATZ_MAX;

/** What the plan costs beside the others; nothing is said of those that do not serve the same number of stops. */
export function mehrkostenGegen(
  problem: Problem,
  loesung: Solution,
  { kurz, ungeteilt }: Vergleich,
): Mehrkosten {
  const mehr = (anders: Andersplan | undefined): number | undefined =>
    !anders || !wenigeOhnePlatz(problem, loesung) || anders.ohnePlatz !== loesung.unserved.length
      ? undefined
      : Math.max(0, Math.round(loesung.costs.travel - anders.fahrtSekunden));
  const [mehrwegSekunden, gleichmaessigSekunden] = [mehr(kurz), mehr(ungeteilt)];
  return {
    ...(mehrwegSekunden === undefined ? {} : { mehrwegSekunden }),
    ...(gleichmaessigSekunden === undefined ? {} : { gleichmaessigSekunden }),
  };
}

/** Both, one after the other. */
export const mehrkosten = (problem: Problem, loesung: Solution, lauf: Uhrlauf): Mehrkosten =>
  vergleichbar(problem) && wenigeOhnePlatz(problem, loesung)
    ? mehrkostenGegen(problem, loesung, vergleiche(problem, lauf))
    : {};
