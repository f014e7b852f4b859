import { describe, expect, it } from 'vitest';

import { crowdedRooms, grownConcepts, type Module, wideDoors } from './rooms.ts';

const house = 'apps/api/src/planung';
/** `stand/a -> problem/b`: this file imports that one. */
const modules = (...lines: string[]): Module[] =>
  lines.map((line) => {
    const [from = '', ...to] = line.split(' -> ');
    return {
      source: `${house}/${from}.ts`,
      dependencies: to.map((it) => ({ resolved: `${house}/${it}.ts` })),
    };
  });
const stairs = (room: (floor: number) => string, floors: number): Module[] =>
  Array.from({ length: floors }, (_, floor) =>
    modules(floor === 0 ? room(0) : `${room(floor)} -> ${room(floor - 1)}`),
  ).flat();

describe('crowdedRooms', () => {
  it('lets a house of six floors be', () => {
    expect(crowdedRooms(stairs((floor) => `raum${floor}/datei`, 6))).toEqual([]);
  });

  it('finds the seventh floor of rooms, and of files in one of them', () => {
    expect(crowdedRooms(stairs((floor) => `raum${floor}/datei`, 7))).toEqual([
      `room-floors: ${house}/raum6 7 (6)`,
    ]);
    expect(crowdedRooms(stairs((floor) => `raum/datei${floor}`, 7))).toEqual([
      `file-floors: ${house}/raum/datei6.ts 7 (6)`,
    ]);
  });

  it('finds a way down through files of many rooms that is longer than it was', () => {
    const way = (files: number) => stairs((floor) => `raum${Math.floor(floor / 4)}/datei${floor}`, files);
    expect(crowdedRooms(way(11))).toEqual([]);
    expect(crowdedRooms(way(12))).toEqual([`house-floors: ${house}/raum2/datei11.ts 12 (11)`]);
  });

  it('finds rooms that use each other, whatever files do so', () => {
    const circle = modules('a/eins -> b/eins', 'b/eins', 'b/zwei -> a/zwei', 'a/zwei');
    expect(crowdedRooms(circle)).toEqual([`room-circle: ${house}/a`, `room-circle: ${house}/b`]);
  });

  it('counts the files of a folder, tests among them, whose imports it does not mind', () => {
    const full = modules(...Array.from({ length: 20 }, (_, i) => `raum/datei${i}`));
    expect(crowdedRooms(full)).toEqual([]);
    expect(crowdedRooms([...full, ...modules('raum/eine.test -> raum/datei1')])).toEqual([
      `room-files: ${house}/raum 21 (20)`,
    ]);
  });
});

describe('grownConcepts', () => {
  const inConcept = (concept: string, ...lines: string[]): Module[] =>
    modules(...lines).map(({ source, dependencies }) => ({
      source: source.replace(house, `apps/api/src/${concept}`),
      dependencies: dependencies.map(({ resolved }) => ({
        resolved: resolved.replace(house, `apps/api/src/${concept}`),
      })),
    }));

  it('lets a concept have thirty files a folder, whose rooms are used one way', () => {
    const files = Array.from({ length: 30 }, (_, i) => `datei${i}`);
    expect(grownConcepts(inConcept('mangel', ...files, 'raum/eins -> datei0', 'datei30.test'))).toEqual([]);
    expect(grownConcepts(inConcept('mangel', ...files, 'datei30'))).toEqual([
      'concept-files: apps/api/src/mangel 31 (30)',
    ]);
  });

  it('counts folders that use each other, and asks for a lower number where they became fewer', () => {
    const pair = ['raum/eins -> zwei', 'zwei', 'drei -> raum/vier', 'raum/vier', 'alles.routes -> raum/eins'];
    expect(grownConcepts(inConcept('mangel', ...pair))).toEqual(['concept-pairs: mangel 1 (0)']);
    expect(grownConcepts(inConcept('kalender', ...pair))).toEqual([]);
    expect(
      grownConcepts(inConcept('kalender', 'raum/eins -> zwei', 'zwei', 'alles.routes -> raum/eins')),
    ).toEqual(['concept-pairs: kalender 0 (1)']);
  });
});

describe('wideDoors', () => {
  const door = (verbs: number) =>
    `export {\n  ${Array.from({ length: verbs }, (_, i) => `verb${i}`).join(',\n  ')},\n  type Row,\n} from './raum/verb.ts';\nexport type { Zeile } from './raum/zeile.ts';\n`;

  it('counts the verbs that a door hands on, not the types', () => {
    expect(wideDoors(['tuer.ts'], () => door(6))).toEqual([]);
    expect(wideDoors(['tuer.ts'], () => door(7))).toEqual(['door: tuer.ts 7 (6)']);
    expect(wideDoors(['apps/api/src/datei/datei.ts'], () => door(8))).toEqual([
      'door: apps/api/src/datei/datei.ts 8 (9)',
    ]);
  });
});
