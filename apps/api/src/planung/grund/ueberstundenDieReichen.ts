import { ARBEITSTAG_MINUTEN_MAX } from '@kehrtour/domain/recht/arbeitszeitgesetz';
import { placesFor, type Plan, type Problem, type Vehicle } from '@kehrtour/planner';

/** More than that is another day's work. */
const HOECHSTENS_MINUTEN = 90;
const SCHRITT_MINUTEN = 5;
/** What lies on the way to a house is not in the first rule that stands against it. */
const DAZU_MINUTEN = [0, 10, 25, 45];

/**
 * How many minutes of overtime would really make room for a stop in a shift: each is tried before it is offered.
 * @param mindestens seconds that the planner misses at the first rule that stands in the way
 * @returns undefined when none would, or only more than ten hours a day (§ 3 ArbZG)
 */
export function ueberstundenDieReichen(
  problem: Problem,
  plan: Plan,
  stop: string,
  wo: { readonly vehicle: string; readonly mindestens: number },
): number | undefined {
  const schicht = problem.vehicles.find(({ id }) => id === wo.vehicle);
  if (!schicht) return undefined;
  const erste = Math.max(1, Math.ceil(wo.mindestens / 60 / SCHRITT_MINUTEN)) * SCHRITT_MINUTEN;
  return DAZU_MINUTEN.map((dazu) => erste + dazu)
    .filter((minuten) => minuten <= HOECHSTENS_MINUTEN && erlaubt(schicht, minuten))
    .find((minuten) => {
      const vehicles = problem.vehicles.map((one) => (one === schicht ? laenger(one, minuten) : one));
      return placesFor({ ...problem, vehicles }, plan, stop).some(({ vehicle }) => vehicle === schicht.id);
    });
}

const erlaubt = ({ workSecondsMax = 0, overtime }: Vehicle, minuten: number): boolean =>
  (workSecondsMax + (overtime?.secondsMax ?? 0)) / 60 + minuten <= ARBEITSTAG_MINUTEN_MAX;

const laenger = (vehicle: Vehicle, minuten: number): Vehicle => ({
  ...vehicle,
  overtime: {
    secondsMax: (vehicle.overtime?.secondsMax ?? 0) + minuten * 60,
    pricePerSecond: vehicle.overtime?.pricePerSecond ?? 0,
  },
});
