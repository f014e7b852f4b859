import type { Cluster, Travel } from '../problem.ts';
import type { Leg } from '../solution.ts';
import { NEVER } from './model.ts';

/** One end of a leg: a place of the matrices and the cluster it belongs to. */
export interface LegEnd {
  readonly place: number;
  readonly cluster?: Cluster;
}

function seconds(rows: Travel['car'], from: number, to: number): number {
  return from === to ? 0 : Math.min(NEVER, rows[from]![to]!);
}

function walksIn(
  cluster: Cluster | undefined,
  travel: Travel,
): cluster is Cluster & { parkingPlace: number } {
  return cluster?.parkingPlace !== undefined && travel.foot !== undefined;
}

/**
 * The way from one stop to the next: on foot inside a street where that is not slower, else by car, with the
 * street's parking time on arrival and the walk to and from its parking place where it has one.
 */
export function leg(travel: Travel, from: LegEnd, to: LegEnd, factor: number): Leg {
  const car = seconds(travel.car, from.place, to.place);
  const setup = to.cluster?.setupSeconds ?? 0;
  const scaled = (value: number, setupSeconds: number, mode: 'car' | 'foot'): Leg => {
    if (value >= NEVER) return { mode, seconds: NEVER, setupSeconds: 0 };
    return { mode, seconds: Math.round(value * factor) + setupSeconds, setupSeconds };
  };
  if (from.cluster && from.cluster === to.cluster) {
    if (from.place === to.place) return scaled(0, 0, 'foot');
    const walk = travel.foot ? seconds(travel.foot, from.place, to.place) : NEVER;
    if (walksIn(to.cluster, travel)) return scaled(walk, 0, 'foot');
    if (to.cluster.walkable && walk <= car + setup) return scaled(walk, 0, 'foot');
    return scaled(car, to.cluster.walkable ? setup : 0, 'car');
  }
  const out = walksIn(from.cluster, travel) ? from.cluster.parkingPlace : from.place;
  const into = walksIn(to.cluster, travel) ? to.cluster.parkingPlace : to.place;
  const foot = travel.foot ?? travel.car;
  const walks = seconds(foot, from.place, out) + seconds(foot, into, to.place);
  return scaled(walks + seconds(travel.car, out, into), setup, 'car');
}
