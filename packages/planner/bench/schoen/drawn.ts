import type { Plan } from '../../src/index.ts';
import type { LaufRound } from './laufRounds.ts';

type Side = 'odd' | 'even' | 'both';

/** Along a street with rising numbers or with falling ones, on one of its sides or changing between them. */
type Pass = readonly [street: string, side: Side, direction: 'up' | 'down'];

/**
 * Rounds of 40 houses for two people, laid down from names of streets, house numbers and where they lie: streets dealt out by
 * area so that both have about the same work, one street after the other, along one side and back on the other, the next street
 * where the last one ends. One list for each person. #102 was drawn before any plan of ours was looked at.
 */
const DRAWN: Readonly<Record<string, readonly (readonly Pass[])[]>> = {
  '40/2/1 #101': [
    [
      ['Martin-Behaim-Straße', 'odd', 'down'],
      ['Martin-Behaim-Straße', 'even', 'up'],
      ['Peter-Henlein-Straße', 'odd', 'down'],
      ['Peter-Henlein-Straße', 'even', 'up'],
      ['Erbsenbodenstraße', 'both', 'down'],
    ],
    [
      ['Albrecht-Dürer-Straße', 'even', 'up'],
      ['Albrecht-Dürer-Straße', 'odd', 'down'],
      ['Pirckheimerstraße', 'both', 'down'],
      ['Hardtstraße', 'even', 'up'],
      ['Hardtstraße', 'odd', 'down'],
    ],
  ],
  '40/2/1 #102': [
    [
      ['Ulmenstraße', 'even', 'down'],
      ['Ulmenstraße', 'odd', 'up'],
      ['Heckenweg', 'both', 'up'],
    ],
    [
      ['Eschenauer Straße', 'both', 'down'],
      ['Gartenstraße', 'even', 'down'],
      ['Gartenstraße', 'odd', 'up'],
    ],
  ],
};

/** The round as somebody drew it who knows its streets; null where nobody did. */
export function drawn({ name, problem, houses }: LaufRound): Plan | null {
  const people = DRAWN[name];
  if (people === undefined) return null;
  const routes = people.map((passes, person) => ({
    vehicle: problem.vehicles[person]!.id,
    stops: passes.flatMap((pass) => along(houses, pass)).map((house) => problem.stops[house]!.id),
  }));
  const visited = routes.flatMap(({ stops }) => stops);
  if (new Set(visited).size !== houses.length || visited.length !== houses.length)
    throw new Error(`${name}: drawn are ${visited.length} visits of ${houses.length} houses`);
  return { routes };
}

function along(houses: LaufRound['houses'], [street, side, direction]: Pass): number[] {
  const order = direction === 'up' ? 1 : -1;
  const odd = (number: string) => Number.parseInt(number, 10) % 2 === 1;
  return [...houses.keys()]
    .filter(
      (h) => houses[h]!.street === street && (side === 'both' || odd(houses[h]!.number) === (side === 'odd')),
    )
    .toSorted((a, b) => order * houses[a]!.number.localeCompare(houses[b]!.number, 'de', { numeric: true }));
}
