import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { knipCache, onlyTested } from './onlyTested.ts';

let folder: string;
function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  writeFileSync(path.join(folder, file), text);
}
const found = async () =>
  (await onlyTested(path.join(folder, 'knip.json'), knipCache(path.join(folder, 'cache')), folder)).output
    .split('\n')
    .toSorted();

/** A house with one rule that the product calls and one that only its test does. */
beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'only-tested-'));
  write('package.json', '{ "name": "haus", "type": "module" }');
  write(
    'knip.json',
    '{ "entry": ["src/main.ts!", "src/*.test.ts"], "project": ["src/**/*.ts!", "!src/**/*.test.ts!"] }',
  );
  write('src/main.ts', "import { verlege } from './termin.ts';\nverlege();\n");
  write('src/termin.ts', 'export function verlege() {}\nexport function vergessen() {}\n');
  write('src/termin.test.ts', "import { vergessen } from './termin.ts';\nimport './alt.ts';\nvergessen();\n");
  write('src/alt.ts', 'export {};\n');
  write('packages/config/exceptions.json', '[]');
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('onlyTested', () => {
  it('finds the rule and the file that nobody but a test calls', async () => {
    expect(await found()).toEqual([
      expect.stringMatching(/^src\/alt\.ts ruft nur ein Test/),
      expect.stringMatching(/^src\/termin\.ts#vergessen ruft nur ein Test/),
    ]);
  });

  it('sees with what it remembers what came since, also in a folder that was not there', async () => {
    await found();
    write('src/neu/regel.ts', 'export const regel = 1;\n');
    write('src/main.ts', "import { vergessen } from './termin.ts';\nimport './alt.ts';\nvergessen();\n");
    expect(await found()).toEqual([
      expect.stringMatching(/^src\/neu\/regel\.ts ruft nur ein Test/),
      expect.stringMatching(/^src\/termin\.ts#verlege ruft nur ein Test/),
    ]);
  });

  it('lets wait what stands in the list, and wants it out when it is called', async () => {
    const waiting = ['src/alt.ts', 'src/termin.ts#vergessen'].map((file) => ({ file, rule: 'production' }));
    write('packages/config/exceptions.json', JSON.stringify(waiting));
    expect(await found()).toEqual(['']);
    write(
      'src/main.ts',
      "import { vergessen, verlege } from './termin.ts';\nimport './alt.ts';\nverlege();\nvergessen();\n",
    );
    expect(await found()).toEqual(
      waiting.map(({ file }) => `${file} steht als Ausnahme da und ist keine mehr`),
    );
  });

  it('says what knip says when it cannot read the house', async () => {
    write('knip.json', '{ nothing');
    expect((await onlyTested(path.join(folder, 'knip.json'), [], folder)).ok).toBe(false);
  });
});
