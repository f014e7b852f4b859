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

interface Crowd {
  /** Production files of the fullest folder. */
  readonly files?: number;
  /** Pairs of folders that use each other. */
  readonly pairs?: number;
}
const CROWD: Required<Crowd> = { files: 30, pairs: 0 };

/** Concepts of the API that have grown past that. Each number only becomes smaller. */
const GROWN: Readonly<Record<string, Crowd>> = {
  importauftrag: { files: 49, pairs: 8 },
  kalender: { pairs: 1 },
  konto: { files: 34, pairs: 3 },
  liegenschaft: { files: 42 },
  mitarbeiter: { pairs: 1 },
  ort: { pairs: 2 },
  partner: { pairs: 1 },
  termin: { files: 49 },
  terminzettel: { files: 33, pairs: 1 },
};

/** Concepts of the API without a drawing of their own whose folders are too full, or use each other; routes and jobs put them together. */
export function grownConcepts(modules: readonly Module[]): string[] {
  const produced = modules.filter(({ source }) => !/[.]test[.]ts$|\/(test|bench)\//.test(source));
  const concepts = Map.groupBy(
    produced,
    ({ source }) => /^apps\/api\/src\/([^/]+)\//.exec(source)?.[1] ?? '',
  );
  return [...concepts].flatMap(([concept, own]) => {
    if (concept === '' || HOUSES.some(({ house }) => house === `apps/api/src/${concept}`)) return [];
    const max = { ...CROWD, ...GROWN[concept] };
    const files = new Set(own.map(({ source }) => source));
    const rooms = Map.groupBy(own, ({ source }) => path.dirname(source));
    const working = own.filter(({ source }) => !/[.](routes|jobs)[.]ts$/.test(source));
    const uses = usesOf(working, (file) => (files.has(file) ? path.dirname(file) : undefined));
    const pairs = [...uses].flatMap(([one, used]) =>
      [...used].filter((other) => one < other && uses.get(other)?.has(one) === true),
    ).length;
    return [
      ...[...rooms]
        .filter(([, inside]) => inside.length > max.files)
        .map(([room, inside]) => `concept-files: ${room} ${inside.length} (${max.files})`),
      ...(pairs === max.pairs ? [] : [`concept-pairs: ${concept} ${pairs} (${max.pairs})`]),
    ];
  });
}

/** What a door hands on, types apart: one that leads to everything is none. */
const VERBS_MAX = 6;
/** Doors that are wider. Each number only becomes smaller. */
const WIDE: Readonly<Record<string, number>> = {
  'apps/api/src/aufgabe/aufgabenstand.ts': 12,
  'apps/api/src/belegung/belegung.ts': 23,
  'apps/api/src/datei/datei.ts': 9,
  'apps/api/src/liegenschaft/vieleHaeuser.ts': 8,
  'apps/api/src/termin/rueckmeldungen.ts': 8,
};

/** Files beside the rooms of a concept that hand on too much. */
export const wideDoors = (files: readonly string[], read: (file: string) => string): string[] =>
  files.flatMap((file) => {
    const verbs = [...read(file).matchAll(/^export \{([^}]*)\} from /gm)]
      .flatMap(([, names = '']) => names.split(','))
      .filter((name) => name.trim() !== '' && !name.trim().startsWith('type '));
    const max = WIDE[file] ?? VERBS_MAX;
    return verbs.length > max || (max > VERBS_MAX && verbs.length < max)
      ? [`door: ${file} ${verbs.length} (${max})`]
      : [];
  });
