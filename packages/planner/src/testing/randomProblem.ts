import type { Break, Problem, Stop, Vehicle } from '../problem.ts';
import type { Random } from '../random.ts';
import { seeded } from '../random.ts';

const DAY = 86_400;
const HOUR = 3600;

function maybe<T>(random: Random, share: number, value: () => T): T | undefined {
  return random.next() < share ? value() : undefined;
}

function breaks(random: Random, day: number): Break[] {
  const noon: Break = {
    window: { from: day + 11 * HOUR, to: day + 13 * HOUR },
    seconds: 2700,
    skipUntilSeconds: maybe(random, 0.3, () => 6 * HOUR),
  };
  const tea: Break = { window: { from: day + 14 * HOUR, to: day + 15 * HOUR }, seconds: 900 };
  return random.next() < 0.3 ? [] : random.next() < 0.3 ? [noon, tea] : [noon];
}

function vehicle(random: Random, d: number, e: number, places: number): Vehicle {
  const day = d * DAY;
  return {
    id: `v${d}-${e}`,
    employee: `e${e}`,
    day: `2027-03-0${d + 1}`,
    start: { place: random.below(places), earliest: day + 7 * HOUR },
    end: {
      place: maybe(random, 0.8, () => random.below(places)),
      latest: day + (14 + random.below(4)) * HOUR,
    },
    breaks: breaks(random, day),
    workSecondsMax: maybe(random, 0.3, () => (4 + random.below(5)) * HOUR),
    overtime: maybe(random, 0.3, () => ({ secondsMax: HOUR, pricePerSecond: 2 })),
    travelFactor: maybe(random, 0.3, () => 1.25),
    skills: maybe(random, 0.6, () => ['measure']),
    capacity: maybe(random, 0.3, () => 5 + random.below(10)),
    usePrice: maybe(random, 0.2, () => 500),
  };
}

function window(random: Random, days: number) {
  const from = random.below(days) * DAY + (7 + random.below(8)) * HOUR;
  return { from, to: from + (1 + random.below(3)) * HOUR };
}

function stop(
  random: Random,
  i: number,
  setting: { days: number; places: number; vehicles: readonly Vehicle[] },
): Stop {
  const { days, places, vehicles } = setting;
  const someVehicle = () => vehicles[random.below(vehicles.length)]!;
  const day = () => `2027-03-0${1 + random.below(days)}`;
  const visit = i % 7 < 2 ? `visit${Math.floor(i / 7)}` : undefined;
  return {
    id: `s${i}`,
    place: visit === undefined ? random.below(places) : Math.floor(i / 7) % places,
    serviceSeconds: 300 + random.below(1800),
    windows: visit
      ? undefined
      : maybe(random, 0.4, () => Array.from({ length: 1 + random.below(4) }, () => window(random, days))),
    releaseDay: maybe(random, 0.1, day),
    skills: maybe(random, 0.2, () => ['measure']),
    skipPrice: maybe(random, 0.3, () => random.below(5000)),
    latePricePerDay: 100,
    dueDay: '2027-03-09',
    forbiddenVehicles: maybe(random, 0.1, () => [someVehicle().id]),
    prices: maybe(random, 0.1, () => [{ day: day(), price: random.below(600) - 300 }]),
    visit,
    cluster: visit ? 'c0' : maybe(random, 0.5, () => `c${random.below(3)}`),
    side: i % 4 === 3 ? undefined : i % 2 === 0 ? 'left' : 'right',
    point: i % 5 === 0 ? undefined : { x: (i * 37) % 100, y: (i * 61) % 100 },
    sequence: i,
    load: 1,
    lock: visit ? undefined : maybe(random, 0.06, () => ({ vehicle: someVehicle().id })),
    promise: visit
      ? undefined
      : maybe(random, 0.1, () => ({
          window: window(random, days),
          pricePerSecond: maybe(random, 0.5, () => 3),
        })),
    announced: maybe(random, 0.3, () => ({ day: day(), employee: 'e0', start: window(random, days).from })),
  };
}

/** Everything the data model knows, thrown together by chance; small enough to solve in a blink. */
export function randomProblem(seed: number, size = 18): Problem {
  const random = seeded(seed);
  const days = 1 + random.below(3);
  const places = 12;
  const at = Array.from({ length: places }, () => [random.next() * 3000, random.next() * 3000] as const);
  const row = (speed: number) => (a: readonly [number, number]) =>
    at.map((b) =>
      a === b ? 0 : Math.round(60 + Math.hypot(a[0] - b[0], a[1] - b[1]) / speed + random.below(60)),
    );
  const car = at.map(row(4));
  if (random.next() < 0.2) car[3]![5] = Infinity;
  const vehicles = Array.from({ length: days * 2 }, (_, v) =>
    vehicle(random, Math.floor(v / 2), v % 2, places),
  );
  const rare = random.next();
  return {
    stops: Array.from({ length: size }, (_, i) => stop(random, i, { days, places, vehicles })),
    vehicles,
    travel: { car, foot: maybe(random, 0.7, () => at.map(row(1.2))) },
    clusters: [
      { id: 'c0', setupSeconds: 120, walkable: true, splitPrice: 200, returnPrice: 150, crossPrice: 70 },
      { id: 'c1', setupSeconds: 60, returnPrice: 400 },
      { id: 'c2', setupSeconds: 90, parkingPlace: 2 },
    ],
    weights: {
      travel: rare < 0.3 ? 1.5 : 1,
      orderStrength: rare < 0.2 ? 300 : rare > 0.9 ? Infinity : 0,
      stability: { otherDay: 500, otherEmployee: 200, startMovedPerSecond: 0.1, startToleranceSeconds: 1800 },
      areaPrice: rare < 0.6 ? 250 : 0,
      ...(rare < 0.5 ? { fairness: { pricePerSecond: 0.2, freeSpread: rare < 0.25 ? 0.1 : 0 } } : {}),
    },
  };
}
