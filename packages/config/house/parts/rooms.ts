import path from 'node:path';

/** A file and what it imports, as dependency-cruiser answers. */
export interface Module {
  source: string;
  dependencies: readonly { resolved: string }[];
}

/** Houses with rooms: what lies in each folder of theirs fits on one screen, and so does the drawing of all of them. */
const HOUSES: readonly {
  house: string;
  filesMax: number;
  /** The longest way from a file down to one that needs no other, through all rooms; it only becomes shorter. */
  stepsMax?: number;
}[] = [
  { house: 'apps/api/src/planung', filesMax: 20, stepsMax: 11 },
  { house: 'apps/api/src/kehrtour', filesMax: 20, stepsMax: 11 },
  { house: 'apps/api/src/platform', filesMax: 30 },
  { house: 'packages/domain/src', filesMax: 30 },
];
const FLOORS_MAX = 6;

/** A room stands one floor above the highest that it uses; rooms that use each other in a circle stand on none. */
function floorsOf(uses: ReadonlyMap<string, ReadonlySet<string>>): Map<string, number> {
  const floors = new Map<string, number>();
  for (;;) {
    const ready = [...uses].filter(
      ([one, used]) => !floors.has(one) && [...used].every((it) => floors.has(it)),
    );
    if (ready.length === 0) return floors;
    for (const [one, used] of ready)
      floors.set(one, 1 + Math.max(0, ...[...used].map((it) => floors.get(it) ?? 0)));
  }
}

/** Which place uses which others, of those that `placeOf` names. */
function usesOf(
  modules: readonly Module[],
  placeOf: (file: string) => string | undefined,
): Map<string, Set<string>> {
  const uses = new Map<string, Set<string>>();
  for (const { source, dependencies } of modules) {
    const from = placeOf(source);
    if (from === undefined) continue;
    const used = uses.get(from) ?? new Set();
    for (const { resolved } of dependencies) {
      const to = placeOf(resolved);
      if (to !== undefined && to !== from) used.add(to);
    }
    uses.set(from, used);
  }
  return uses;
}

/** What of these places stands too high, or stands on itself. */
function tooHigh(what: string, uses: ReadonlyMap<string, ReadonlySet<string>>, max = FLOORS_MAX): string[] {
  const floors = floorsOf(uses);
  return [...uses.keys()].flatMap((place) => {
    const floor = floors.get(place);
    if (floor === undefined) return [`${what}-circle: ${place}`];
    return floor > max ? [`${what}-floors: ${place} ${floor} (${max})`] : [];
  });
}

/** Folders that are too full, rooms and files on too many floors, rooms that use each other in a circle. */
export function crowdedRooms(modules: readonly Module[]): string[] {
  return HOUSES.flatMap(({ house, filesMax, stepsMax = Infinity }) => {
    const own = modules.filter(({ source }) => source.startsWith(`${house}/`));
    const rooms = Map.groupBy(own, ({ source }) => path.dirname(source));
    const produced = own.filter(({ source }) => !/[.]test[.]ts$/.test(source));
    const files = new Set(produced.map(({ source }) => source));
    const roomOf = (file: string) => (files.has(file) ? path.dirname(file) : undefined);
    return [
      ...[...rooms]
        .filter(([, inside]) => inside.length > filesMax)
        .map(([room, inside]) => `room-files: ${room} ${inside.length} (${filesMax})`),
      ...tooHigh('room', usesOf(produced, roomOf)),
      ...tooHigh(
        'house',
        usesOf(produced, (file) => (files.has(file) ? file : undefined)),
        stepsMax,
      ),
      ...[...rooms.keys()].flatMap((room) =>
        tooHigh(
          'file',
          usesOf(produced, (file) => (roomOf(file) === room ? file : undefined)),
        ),
      ),
    ];
  });
}

/** What a door hands on, types apart: one that leads to everything is none. */
const VERBS_MAX = 6;

/** Files beside the rooms of round and planning that hand on too much. */
export const wideDoors = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    const verbs = [...read(file).matchAll(/^export \{([^}]*)\} from /gm)]
      .flatMap(([, names = '']) => names.split(','))
      .filter((name) => name.trim() !== '' && !name.trim().startsWith('type '));
    return verbs.length > VERBS_MAX ? [`door: ${file} ${verbs.length} (${VERBS_MAX})`] : [];
  });
