import { describe, expect, it } from 'vitest';

import { assertionsIn, CEILINGS, ceilingsBroken, countsOf, sqlTestsIn } from './assertions.ts';

const found = (text: string, file = 'apps/api/src/termin/eins.ts') =>
  assertionsIn([file], () => text).map(({ line, type }) => `${line} ${type}`);

describe('assertionsIn', () => {
  it('finds what a value is said to be, however it is written', () => {
    expect(found('const a = b as Tag;\nconst c = (d as unknown as {\n  e: string;\n}).e;')).toEqual([
      '1 Tag',
      '2 {\n  e: string;\n}',
      '2 unknown',
    ]);
    expect(found('const a = <b extends c>(d) => e as never;', 'packages/ui/src/A.tsx')).toEqual(['1 never']);
  });

  it('lets constants, imports and words of comments and sentences be', () => {
    const text =
      "import { a as b } from './a.ts';\n// as never\nexport const c = ['as d'] as const;\n/** e as f */\n";
    expect(found(text)).toEqual([]);
  });

  it.each([
    'apps/api/src/a.test.ts',
    'packages/ui/src/A.stories.tsx',
    'apps/api/test/a.ts',
    'packages/config/house/a.ts',
  ])('asks only what runs in front of people: not %s', (file) => expect(found('a as b', file)).toEqual([]));
});

describe('sqlTestsIn', () => {
  const sql = 'tx.run(sql`update termin set status = 1`)';
  it.each([
    ['apps/api/src/termin/a.test.ts', sql, true],
    ['apps/api/src/termin/a.test.ts', 'db.query("select 1 from termin")', true],
    ['apps/api/src/termin/a.test.ts', "it('selects what is due', () => {})", false],
    ['apps/api/src/termin/a.store.test.ts', sql, false],
    ['apps/api/src/platform/db/a.test.ts', sql, false],
    ['apps/api/src/termin/a.store.ts', sql, false],
    ['apps/api/test/zeilen.ts', sql, false],
  ])('asks %s: %s', (file, text, speaks) => {
    expect(sqlTestsIn([file], () => text)).toEqual(speaks ? [file] : []);
  });
});

describe('ceilingsBroken', () => {
  const [casts, never, rows, sqlTests] = CEILINGS.map(({ max }) => max);
  const held = { casts: casts ?? 0, never: never ?? 0, rows: rows ?? 0, sqlTests: sqlTests ?? 0 };
  it('holds what there is, and asks for a lower ceiling where there is much less', () => {
    expect(ceilingsBroken(held)).toEqual([]);
    expect(ceilingsBroken({ ...held, casts: held.casts + 1 })).toEqual([
      expect.stringContaining(`${held.casts + 1}, erlaubt sind ${held.casts}`),
    ]);
    expect(ceilingsBroken({ ...held, rows: 20 })).toEqual([expect.stringContaining('nur noch 20')]);
  });

  it('counts what is said of rows in the lists of the statements', () => {
    const statements =
      "const A = {\n  'a reason': [\n    'termin/a.store.ts: b kann null sein',\n    'no place',\n  ],\n};";
    expect(countsOf([{ file: 'a', line: 1, type: 'never' }], { statements, sqlTests: ['b'] })).toEqual({
      casts: 1,
      never: 1,
      rows: 1,
      sqlTests: 1,
    });
  });
});
