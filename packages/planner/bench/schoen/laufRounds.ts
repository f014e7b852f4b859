import { readFileSync } from 'node:fs';

import type { Problem } from '../../src/index.ts';
import { seeded } from '../../src/random.ts';

/** A house of the district, metres on a plane. */
export interface House {
  readonly x: number;
  readonly y: number;
  readonly street: string;
  /** As on its door: `17`, `17a`. */
  readonly number: string;
  readonly serviceSeconds: number;
}

export interface LaufRound {
  readonly name: string;
  readonly houses: readonly House[];
  readonly problem: Problem;
}

/** How many houses for how many people on how many days. */
export interface RoundSize {
  readonly houses: number;
  readonly people: number;
  readonly days: number;
  /** A visit takes as long as the file says, but no longer than this: the day is to be well filled, not too short. */
  readonly minutesMax: number;
}

const METRES_PER_DEGREE = 111_320;
/** By air and a third more, 25 km/h and a minute to park in every street; 4.5 km/h on foot. */
const DETOUR = 1.35;
const CAR = 25 / 3.6;
const FOOT = 4.5 / 3.6;
const PARKING_SECONDS = 60;
const DAY = 86_400;
const HOUR = 3600;

/** Columns of the export: street and number, coordinates with decimal comma, minutes. */
export function readHouses(file: string): House[] {
  const [, ...lines] = readFileSync(file, 'utf8').trim().split('\n');
  const number = (text: string | undefined) => Number((text ?? '').trim().replace(',', '.'));
  const rows = lines.map(cells);
  const south = Math.min(...rows.map((row) => number(row[9])));
  const west = Math.min(...rows.map((row) => number(row[10])));
  const narrow = Math.cos((south * Math.PI) / 180);
  return rows.map((row) => ({
    y: (number(row[9]) - south) * METRES_PER_DEGREE,
    x: (number(row[10]) - west) * METRES_PER_DEGREE * narrow,
    street: row[1]!.replace(/\s+\d.*$/, ''),
    number: /\d.*$/.exec(row[1]!)?.[0] ?? '',
    serviceSeconds: number(row[8]) * 60,
  }));
}

/** A cell in quotes may hold what separates cells: a house with two numbers does. */
const cells = (line: string): string[] =>
  [...line.matchAll(/(?:^|;)(?:"((?:[^"]|"")*)"|([^;]*))/g)].map(
    ([, quoted, plain]) => quoted ?? plain ?? '',
  );

/** A round as an office would cut it: a house drawn by lot and the nearest ones around it. */
export function laufRound(all: readonly House[], size: RoundSize, seed: number): LaufRound {
  const random = seeded(seed);
  const centre = all[random.below(all.length)]!;
  const away = (house: House) => Math.hypot(house.x - centre.x, house.y - centre.y);
  const houses = all.toSorted((a, b) => away(a) - away(b)).slice(0, size.houses);
  const home = all[random.below(all.length)]!;
  return {
    name: `${size.houses}/${size.people}/${size.days} #${seed}`,
    houses,
    problem: problemOf(houses, home, size),
  };
}

function problemOf(houses: readonly House[], home: House, size: RoundSize): Problem {
  const places = [home, ...houses];
  const matrix = (detour: number, speed: number) =>
    places.map((a) =>
      Int32Array.from(places, (b) => Math.round((Math.hypot(a.x - b.x, a.y - b.y) * detour) / speed)),
    );
  return {
    stops: houses.map((house, i) => ({
      id: String(i),
      place: i + 1,
      serviceSeconds: Math.min(house.serviceSeconds, size.minutesMax * 60),
      cluster: house.street,
      point: { x: house.x, y: house.y },
    })),
    vehicles: Array.from({ length: size.people * size.days }, (_, v) => {
      const begin = Math.floor(v / size.people) * DAY;
      return {
        id: String(v),
        employee: String(v % size.people),
        day: String(Math.floor(v / size.people)),
        start: { place: 0, earliest: begin + 7 * HOUR },
        end: { place: 0, latest: begin + 16 * HOUR },
        breaks: [{ window: { from: begin + 11 * HOUR, to: begin + 13 * HOUR }, seconds: 45 * 60 }],
      };
    }),
    travel: { car: matrix(DETOUR, CAR), foot: matrix(DETOUR, FOOT) },
    clusters: [...new Set(houses.map(({ street }) => street))].map((id) => ({
      id,
      setupSeconds: PARKING_SECONDS,
      walkable: true,
    })),
  };
}
