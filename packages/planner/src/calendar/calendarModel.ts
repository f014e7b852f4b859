import { PlannerError } from '../plannerError.ts';
import {
  type Bin,
  CALENDAR_PRICES,
  type CalendarPrices,
  type CalendarProblem,
  type Piece,
} from './calendarProblem.ts';

/** Where a piece may not go. */
export const FORBIDDEN = Infinity;

/** The problem as numbers. */
export interface CalendarModel {
  readonly problem: CalendarProblem;
  readonly prices: Required<CalendarPrices>;
  readonly pieces: number;
  readonly bins: number;
  readonly clusters: number;
  readonly cluster: Int32Array;
  readonly service: Float64Array;
  readonly place: Int32Array;
  /** The bin a piece is locked to, -1 where it is free. */
  readonly lock: Int32Array;
  /** Price of leaving a piece out. */
  readonly missing: Float64Array;
  /** Price of a piece in a bin by its day alone, at `piece * bins + bin`; FORBIDDEN where it may not be. */
  readonly dayPrice: Float64Array;
  readonly capacity: Float64Array;
  readonly start: Int32Array;
  readonly end: Int32Array;
  /** Rank of the bin's day among the days there are. */
  readonly rank: Int32Array;
  /** Which period each bin belongs to, -1 where it has none. */
  readonly period: Int32Array;
  /** Seconds of all bins of each period. */
  readonly periodCapacity: Float64Array;
  /** Seconds from place to place at `from * size + to`. */
  readonly way: Float64Array;
  readonly size: number;
  readonly pieceIndex: ReadonlyMap<string, number>;
  readonly binIndex: ReadonlyMap<string, number>;
}

const remembered = new WeakMap<CalendarProblem, CalendarModel>();

/** Reads and checks a problem once. Throws PlannerError with the path of what cannot be read. */
export function calendarModel(problem: CalendarProblem): CalendarModel {
  const known = remembered.get(problem);
  if (known) return known;
  const model = build(problem);
  remembered.set(problem, model);
  return model;
}

function build(problem: CalendarProblem): CalendarModel {
  const { pieces, bins, travel } = problem;
  const size = travel.length;
  const way = flat(travel);
  pieces.forEach((piece, p) => checkPiece(piece, `pieces[${p}]`, size));
  bins.forEach((bin, b) => checkBin(bin, `bins[${b}]`, size));
  const binIndex = indexOf(bins, 'bins');
  const lock = Int32Array.from(pieces, ({ lock: id }, p) => lockOf(id, binIndex, `pieces[${p}].lock`));
  const clusterIds = new Map<string, number>();
  for (const { cluster } of pieces) if (!clusterIds.has(cluster)) clusterIds.set(cluster, clusterIds.size);
  const days = [...new Set(bins.map(({ day }) => day))].sort((a, b) => a - b);
  const prices = { ...CALENDAR_PRICES, ...problem.prices };
  const { period, periodCapacity } = periodsOf(bins);
  return {
    problem,
    prices,
    pieces: pieces.length,
    bins: bins.length,
    clusters: clusterIds.size,
    cluster: Int32Array.from(pieces, ({ cluster }) => clusterIds.get(cluster) ?? 0),
    service: Float64Array.from(pieces, ({ seconds }) => seconds),
    place: Int32Array.from(pieces, ({ place }) => place),
    lock,
    missing: Float64Array.from(pieces, ({ stops }) => prices.missing * Math.max(1, stops)),
    dayPrice: dayPrices(problem, prices, days[0] ?? 0),
    capacity: Float64Array.from(bins, ({ seconds }) => seconds),
    start: Int32Array.from(bins, ({ start }) => start),
    end: Int32Array.from(bins, ({ end }) => end),
    rank: Int32Array.from(bins, ({ day }) => days.indexOf(day)),
    period,
    periodCapacity,
    way,
    size,
    pieceIndex: indexOf(pieces, 'pieces'),
    binIndex,
  };
}

function periodsOf(bins: readonly Bin[]): Pick<CalendarModel, 'period' | 'periodCapacity'> {
  const ids = [...new Set(bins.flatMap(({ period }) => period ?? []))];
  const periodCapacity = new Float64Array(ids.length);
  const period = Int32Array.from(bins, (bin) => (bin.period === undefined ? -1 : ids.indexOf(bin.period)));
  for (const [b, { seconds }] of bins.entries()) if (period[b]! >= 0) periodCapacity[period[b]!]! += seconds;
  return { period, periodCapacity };
}

function lockOf(id: string | undefined, bins: ReadonlyMap<string, number>, path: string): number {
  if (id === undefined) return -1;
  const bin = bins.get(id);
  if (bin === undefined) throw new PlannerError('unknown-vehicle', path);
  return bin;
}

function dayPrices(
  { pieces, bins }: CalendarProblem,
  prices: Required<CalendarPrices>,
  first: number,
): Float64Array {
  const result = new Float64Array(pieces.length * bins.length);
  for (const [p, piece] of pieces.entries())
    for (const [b, bin] of bins.entries()) result[p * bins.length + b] = dayPrice(piece, bin, prices, first);
  return result;
}

function dayPrice(piece: Piece, bin: Bin, prices: Required<CalendarPrices>, first: number): number {
  if (refusal(piece, bin) !== null) return FORBIDDEN;
  const { day } = bin;
  const waiting = (prices.waitingPerHourAndDay * (day - first) * piece.seconds) / 3600;
  return (piece.dues ?? []).reduce((sum, due) => sum + duePrice(due, day, { prices, first }), waiting);
}

function duePrice(
  due: number,
  day: number,
  { prices, first }: { prices: Required<CalendarPrices>; first: number },
): number {
  if (due < first) return prices.overduePerDay * (day - first);
  const late = day - due;
  if (late > 0) return prices.late + prices.latePerDay * late;
  return prices.marginPerDay * Math.max(0, prices.marginDays + late);
}

export type Refusal = 'skill' | 'release' | 'deadline' | 'lock';

/**
 * The first rule by which this bin is closed to this piece, whatever else is in it; null when it is open. A lock overrules
 * dates, never skills.
 */
export function refusal(piece: Piece, bin: Bin): Refusal | null {
  if (piece.lock !== undefined && piece.lock !== bin.id) return 'lock';
  if (piece.skills?.some((skill) => bin.skills?.includes(skill) !== true)) return 'skill';
  if (piece.lock !== undefined) return null;
  if (piece.release !== undefined && bin.day < piece.release) return 'release';
  return piece.deadline !== undefined && bin.day > piece.deadline ? 'deadline' : null;
}

function flat(travel: CalendarProblem['travel']): Float64Array {
  const size = travel.length;
  const way = new Float64Array(size * size);
  for (const [from, row] of travel.entries()) {
    if (row.length !== size) throw new PlannerError('matrix-not-square', `travel[${from}]`);
    for (let to = 0; to < size; to++)
      way[from * size + to] = atLeastZero(row[to] ?? Number.NaN, `travel[${from}][${to}]`);
  }
  return way;
}

function checkPiece(
  { place, seconds, stops, release, dues = [], deadline }: Piece,
  path: string,
  size: number,
): void {
  checkPlace(place, `${path}.place`, size);
  atLeastZero(seconds, `${path}.seconds`);
  atLeastZero(stops, `${path}.stops`);
  const days = { release, deadline, ...Object.fromEntries(dues.map((due, d) => [`dues[${d}]`, due])) };
  for (const [name, day] of Object.entries(days))
    if (day !== undefined && !Number.isInteger(day))
      throw new PlannerError('not-a-number', `${path}.${name}`);
}

function checkBin({ start, end, seconds, day }: Bin, path: string, size: number): void {
  checkPlace(start, `${path}.start`, size);
  checkPlace(end, `${path}.end`, size);
  atLeastZero(seconds, `${path}.seconds`);
  if (!Number.isInteger(day)) throw new PlannerError('not-a-number', `${path}.day`);
}

function checkPlace(place: number, path: string, size: number): void {
  if (!Number.isInteger(place) || place < 0 || place >= size) throw new PlannerError('unknown-place', path);
}

function atLeastZero(value: number, path: string): number {
  if (!Number.isFinite(value)) throw new PlannerError('not-a-number', path);
  if (value < 0) throw new PlannerError('negative', path);
  return value;
}

function indexOf(list: readonly { readonly id: string }[], path: string): Map<string, number> {
  const index = new Map<string, number>();
  for (const [i, { id }] of list.entries()) {
    if (index.has(id)) throw new PlannerError('duplicate-id', `${path}[${i}].id`);
    index.set(id, i);
  }
  return index;
}
