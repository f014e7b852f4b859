import type { ImportLiegenschaft } from '@kehrtour/domain/importdatei/spalte/importliegenschaft';
import { ortszeile, strassenzeile } from '@kehrtour/domain/ort/adresse';
import { liesHausnummer } from '@kehrtour/domain/ort/hausnummer';
import { strassenSchluessel } from '@kehrtour/domain/ort/strasse';
import { afterSteps, type Problem, solve } from '@kehrtour/planner';

import { HOUSES_MAX, type OwnFileNews, type OwnHouse } from './ownFileNews.ts';
import { readOwnFile } from './readOwnFile.ts';

const STEPS = 3000;
const VEHICLE = 'eigene';
const START_SECONDS = 8 * 3600;
const END_SECONDS = 18 * 3600;
/** Where the file says nothing of minutes. */
const MINUTES_USUAL = 20;
const MINUTES_MAX = 60;

/** Stop, find the bell, take the ladder. */
const PARKING_SECONDS = 45;
/** 20 km/h through the village, and streets are no straight lines. */
const METRES_PER_SECOND = 5.6;
const DETOUR = 1.35;
/** Without a map: from one number to the next but one on the same side. */
const METRES_PER_NUMBER = 10;
const OTHER_STREET_SECONDS = 180;

/** Reads a file and plans the first houses of the place that most of its houses are in. */
export function planOwnFile(file: string, bytes: Uint8Array): OwnFileNews {
  const read = readOwnFile(bytes);
  if (!read.ok) return { kind: 'refused', sentence: read.sentence };
  const { place, houses } = biggestPlace(read.houses);
  const chosen = houses.slice(0, HOUSES_MAX);
  const { seconds, ways } = waysBetween(chosen);
  const shown = chosen.map((house, index) => shownHouse(house, index));
  const solution = solve(problemOf(shown, seconds), { seed: 7, stop: afterSteps(STEPS) });
  const [route] = solution.routes;
  return {
    kind: 'planned',
    file,
    found: read.houses.length,
    columns: read.columns,
    place,
    houses: shown,
    visits: route?.stops.map(({ stop, start, end }) => ({ house: stop, start, end })) ?? [],
    fileOrderSeconds: chosen.slice(1).reduce((sum, _, index) => sum + (seconds[index]?.[index + 1] ?? 0), 0),
    driveSeconds: route?.travelSeconds ?? 0,
    ways,
  };
}

function biggestPlace(all: readonly ImportLiegenschaft[]): {
  place: string;
  houses: readonly ImportLiegenschaft[];
} {
  const byPlace = Map.groupBy(all, ({ adresse }) => ortszeile(adresse));
  const [[place, houses] = ['', all]] = [...byPlace].toSorted(([, a], [, b]) => b.length - a.length);
  return { place, houses };
}

function shownHouse({ adresse, aufgaben }: ImportLiegenschaft, index: number): OwnHouse {
  const said = aufgaben.reduce((sum, { dauerMinuten = 0 }) => sum + dauerMinuten, 0);
  return {
    // Apart from the numbers of the twelve invented ones.
    id: `eigenes-${index}`,
    address: strassenzeile(adresse),
    minutes: said === 0 ? MINUTES_USUAL : Math.min(said, MINUTES_MAX),
  };
}

/** From the first house to wherever the last one is: where the company stands, the file does not say. */
function problemOf(houses: readonly OwnHouse[], seconds: readonly (readonly number[])[]): Problem {
  const anywhere = houses.length;
  const free = [...houses.map(() => 0), 0];
  return {
    stops: houses.map(({ id, minutes }, place) => ({ id, place, serviceSeconds: minutes * 60 })),
    vehicles: [
      {
        id: VEHICLE,
        employee: VEHICLE,
        day: '2027-03-18',
        start: { place: anywhere, earliest: START_SECONDS },
        end: { place: anywhere, latest: END_SECONDS },
      },
    ],
    travel: { car: [...seconds.map((row) => [...row, 0]), free] },
  };
}

function waysBetween(houses: readonly ImportLiegenschaft[]): {
  seconds: number[][];
  ways: 'coordinates' | 'streets';
} {
  const located = houses.every(({ koordinaten }) => koordinaten !== undefined);
  const between = located ? byCoordinates : byStreets;
  const seconds = houses.map((from) => houses.map((to) => (from === to ? 0 : between(from, to))));
  return { seconds, ways: located ? 'coordinates' : 'streets' };
}

const METRES_PER_DEGREE = 111_320;

function byCoordinates(
  { koordinaten: a }: ImportLiegenschaft,
  { koordinaten: b }: ImportLiegenschaft,
): number {
  if (!a || !b) return OTHER_STREET_SECONDS;
  const east = (a.lon - b.lon) * Math.cos((a.lat * Math.PI) / 180);
  const metres = Math.hypot(a.lat - b.lat, east) * METRES_PER_DEGREE * DETOUR;
  return Math.round(metres / METRES_PER_SECOND) + PARKING_SECONDS;
}

function byStreets({ adresse: a }: ImportLiegenschaft, { adresse: b }: ImportLiegenschaft): number {
  if (strassenSchluessel(a.strasse) !== strassenSchluessel(b.strasse)) return OTHER_STREET_SECONDS;
  const numbers = Math.abs((liesHausnummer(a.hausnr)?.nummer ?? 0) - (liesHausnummer(b.hausnr)?.nummer ?? 0));
  return Math.round((numbers * METRES_PER_NUMBER) / METRES_PER_SECOND) + PARKING_SECONDS;
}
