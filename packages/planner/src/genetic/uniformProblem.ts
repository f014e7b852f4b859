import type { Model } from '../model/model.ts';
import { NEVER } from '../model/model.ts';

/** Identical vehicles, one window per stop, every stop mandatory: the classic problem with time windows. Row n is the depot. */
export interface UniformProblem {
  readonly stops: number;
  readonly vehicles: number;
  readonly size: number;
  readonly time: Int32Array;
  readonly price: Int32Array;
  /** The prices by where an arc leads to: what is asked about one stop lies side by side. */
  readonly priceInto: Int32Array;
  readonly service: Int32Array;
  readonly ready: Int32Array;
  readonly due: Int32Array;
  readonly demand: Int32Array;
  readonly capacity: number;
  /** Nodes worth standing next to a node, best first; `granular` per node. */
  readonly near: Int32Array;
  readonly granular: number;
}

/** Up to here a generation takes well under a millisecond, and a run of seconds has thousands of them. */
export const SMALL_STOPS = 150;
const GRANULAR = 30;
/** Below, there is nothing to exchange; above, a generation takes too long to be cancelled in time. */
const STOPS_MIN = 8;
const STOPS_MAX = 1000;
const WAIT_WEIGHT = 0.2;
const LATE_WEIGHT = 1;
/** A cheaper stop may be left out; that is another problem. */
const MANDATORY_PRICE = 500_000;

/** The model as a uniform problem, or null where it has more to it. */
export function uniformProblem(model: Model): UniformProblem | null {
  const n = model.nodes;
  if (
    n < STOPS_MIN ||
    n > STOPS_MAX ||
    model.shifts < 2 ||
    model.breaksMax > 0 ||
    model.timePriced ||
    model.splitPriced ||
    model.crossings !== null ||
    model.area !== null
  )
    return null;
  if (model.fairness || model.orderStrength > 0 || model.fixed.includes(1)) return null;
  if (model.shiftClass.some((one) => one !== 0) || model.startRow[0] !== model.endRow[0]) return null;
  if (model.usePrice[0] !== 0 || model.placement.some((price) => price !== 0)) return null;
  if (model.several.some((windows) => windows !== null)) return null;
  if (model.skipPrice.some((price) => price < MANDATORY_PRICE)) return null;
  const cutOut = cut(model);
  const problem = { ...cutOut, priceInto: turned(cutOut.price, cutOut.size) };
  const sound =
    problem.time.every((seconds) => seconds < NEVER) && problem.due.every((t, i) => t >= problem.ready[i]!);
  return sound ? { ...problem, near: nearNodes(problem), granular: Math.min(GRANULAR, n - 1) } : null;
}

/** The node's row and the depot's, side by side. */
function cut(model: Model): Omit<UniformProblem, 'near' | 'granular' | 'priceInto'> {
  const n = model.nodes;
  const size = n + 1;
  const row = (i: number) => (i < n ? i : model.startRow[0]!);
  const matrix = (from: Int32Array) =>
    Int32Array.from(
      { length: size * size },
      (_, at) => from[row(Math.floor(at / size)) * model.size + row(at % size)]!,
    );
  const withDepot = (values: Int32Array, depot: number) =>
    Int32Array.from({ length: size }, (_, i) => (i < n ? values[i]! : depot));
  const earliest = model.earliest[0]!;
  const latest = model.latest[0]!;
  return {
    stops: n,
    vehicles: model.shifts,
    size,
    time: matrix(model.time[0]!),
    price: matrix(model.arcPrice[0]!),
    service: withDepot(model.service, 0),
    ready: withDepot(model.windowLo.subarray(0, n), earliest).map((t) => Math.max(t, earliest)),
    due: withDepot(model.windowHi.subarray(0, n), latest).map((t) => Math.min(t, latest)),
    demand: withDepot(model.demand, 0),
    capacity: model.capacity[0]!,
  };
}

/** Columns as rows; where both ways cost the same the matrix itself. */
function turned(matrix: Int32Array, size: number): Int32Array {
  const into = matrix.map((_, at) => matrix[(at % size) * size + Math.floor(at / size)]!);
  return into.every((one, at) => one === matrix[at]) ? matrix : into;
}

/** Granular neighbourhood with waiting and lateness. Vidal, Crainic, Gendreau & Prins, Computers & OR 40, 2013. */
function nearNodes(problem: Omit<UniformProblem, 'near' | 'granular' | 'priceInto'>): Int32Array {
  const { stops: n, size, time, price, service, ready, due } = problem;
  const granular = Math.min(GRANULAR, n - 1);
  const towards = (i: number, j: number) => {
    const arrive = service[i]! + time[i * size + j]!;
    const wait = Math.max(0, ready[j]! - arrive - due[i]!);
    const late = Math.max(0, ready[i]! + arrive - due[j]!);
    return price[i * size + j]! + WAIT_WEIGHT * wait + LATE_WEIGHT * late;
  };
  const near = new Int32Array(n * granular);
  const keys = new Float64Array(n);
  for (let i = 0; i < n; i++) {
    // the index rides along, so that a plain numeric sort is enough
    for (let j = 0; j < n; j++) {
      const away = j === i ? NEVER : Math.round(Math.min(towards(i, j), towards(j, i)));
      keys[j] = Math.min(NEVER, away) * n + j;
    }
    keys.sort();
    for (let g = 0; g < granular; g++) near[i * granular + g] = keys[g]! % n;
  }
  return near;
}
