import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { types } from './checks.ts';
import { root } from './root.ts';

const folder = path.join(root, 'node_modules/.cache/kehrtour/checks-test');
const write = (file: string, text: string) => writeFileSync(path.join(folder, file), text);
const checked = async () => {
  const { ok, output } = await types(path.relative(root, folder));
  return ok ? 'fine' : output;
};

/** A workspace of two files, one of which calls the other. */
beforeEach(() => {
  mkdirSync(folder, { recursive: true });
  write('tsconfig.json', '{ "compilerOptions": { "strict": true, "noEmit": true, "types": [] } }');
  write('dauer.ts', 'export const dauer = (minuten: number): number => minuten;\n');
  write('plan.ts', "import { dauer } from './dauer.js';\nexport const eine = dauer(5);\n");
});
afterEach(() => rmSync(folder, { recursive: true }));

describe('types', () => {
  it('remembers what it has read, and still sees a call that a change elsewhere broke', async () => {
    expect(await checked()).toBe('fine');
    write('dauer.ts', 'export const dauer = (minuten: string): string => minuten;\n');
    expect(await checked()).toMatch(/plan\.ts\(2,27\): error TS2345/);
    expect(await checked()).toMatch(/plan\.ts\(2,27\): error TS2345/);
    write('plan.ts', "import { dauer } from './dauer.js';\nexport const eine = dauer('5');\n");
    expect(await checked()).toBe('fine');
  });

  it('sees what came into the workspace, and what went', async () => {
    expect(await checked()).toBe('fine');
    write('neu.ts', "import { zwei } from './fehlt.js';\nexport const drei = zwei;\n");
    expect(await checked()).toMatch(/neu\.ts\(1,22\): error TS2307/);
    write('fehlt.ts', 'export const zwei = 2;\n');
    expect(await checked()).toBe('fine');
    rmSync(path.join(folder, 'dauer.ts'));
    expect(await checked()).toMatch(/plan\.ts\(1,23\): error TS2307/);
  });
});
