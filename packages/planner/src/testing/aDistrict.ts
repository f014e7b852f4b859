import type { Problem } from '../problem.ts';
import { seeded } from '../random.ts';

const DAY = 86_400;
const HOUR = 3600;

/** A district of streets with houses along them: the work the planner is made for, in any size. */
export function aDistrict(size: { stops: number; employees: number; days: number }): Problem {
  const random = seeded(size.stops);
  const places: { x: number; y: number }[] = [{ x: 0, y: 0 }];
  while (places.length <= size.stops) {
    const street = { x: (random.next() - 0.5) * 12_000, y: (random.next() - 0.5) * 12_000 };
    const angle = random.next() * Math.PI;
    for (let house = 0; house < 12 && places.length <= size.stops; house++) {
      places.push({ x: street.x + Math.cos(angle) * house * 12, y: street.y + Math.sin(angle) * house * 12 });
    }
  }
  const car = places.map((a) =>
    Int32Array.from(places, (b) => (a === b ? 0 : Math.round(Math.hypot(a.x - b.x, a.y - b.y) / 6) + 60)),
  );
  return {
    stops: Array.from({ length: size.stops }, (_, i) => ({
      id: `s${i}`,
      place: i + 1,
      serviceSeconds: 600 + 300 * random.below(4),
    })),
    vehicles: Array.from({ length: size.employees * size.days }, (_, v) => {
      const day = Math.floor(v / size.employees);
      return {
        id: `v${v}`,
        employee: `e${v % size.employees}`,
        day: String(day).padStart(3, '0'),
        start: { place: 0, earliest: day * DAY + 7 * HOUR },
        end: { place: 0, latest: day * DAY + 16 * HOUR },
        breaks: [{ window: { from: day * DAY + 11 * HOUR, to: day * DAY + 13 * HOUR }, seconds: 2700 }],
      };
    }),
    travel: { car },
  };
}
