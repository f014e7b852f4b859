import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { command } from './command.ts';
import { tellDiagnostic } from './lint.ts';
import { root } from './root.ts';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

async function oxlint(place: string): Promise<string> {
  const bin = path.join(root, 'node_modules/.bin/oxlint');
  const config = path.join(root, 'packages/config/oxlint.json');
  return (await command([bin, '--config', config, '--format', 'unix', place])).output;
}

describe('tellDiagnostic', () => {
  it('tells file, line and what is wrong', () => {
    const long = {
      message: 'The function `Planbrett` has too many lines (122).',
      code: 'eslint(max-lines-per-function)',
      filename: 'apps/portal/src/Planbrett.tsx',
      labels: [{ span: { line: 49 } }],
    };
    expect(tellDiagnostic(long)).toBe(
      'apps/portal/src/Planbrett.tsx Zeile 49: The function `Planbrett` has too many lines (122). – eslint(max-lines-per-function)',
    );
  });
});

describe('the rules of the house', () => {
  it('allow sixty lines in a function, in components as well', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `  use(${at});`).join('\n');
    const file = (name: string, count: number) =>
      writeFileSync(path.join(folder, name), `export function Bild() {\n${lines(count)}\n}\n`);
    file('Kurz.tsx', 58);
    file('Lang.tsx', 59);
    expect((await oxlint(folder)).match(/\w+\.tsx:\d+.*too many lines/g)).toEqual([
      expect.stringMatching(/^Lang\.tsx:1/),
    ]);
  });

  it('allow four parameters, and more only where the planner counts nanoseconds', async () => {
    const file = (name: string, names: string) => {
      mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
      writeFileSync(path.join(folder, name), `export const sum = (${names}) => [${names}];\n`);
    };
    file('four.ts', 'a, b, c, d');
    file('five.ts', 'a, b, c, d, e');
    file('planner/src/five.ts', 'a, b, c, d, e');
    expect((await oxlint(folder)).match(/\w+\.ts:\d+.*too many parameters/g)).toEqual([
      expect.stringMatching(/^five\.ts:1/),
    ]);
  });

  it('wants a component of at most a hundred and fifty lines, a story as long as it needs', async () => {
    const src = path.join(folder, 'src');
    mkdirSync(src, { recursive: true });
    const lines = (count: number) =>
      Array.from({ length: count }, (_, n) => `export const a${n} = ${n};`).join('\n');
    for (const [name, count] of [
      ['Kurz.tsx', 150],
      ['Lang.tsx', 151],
      ['Lang.stories.tsx', 151],
      ['lang.ts', 151],
    ] as const)
      writeFileSync(path.join(src, name), lines(count));
    expect((await oxlint(folder)).match(/[\w.]+\.tsx?:\d+.*too many lines/g)).toEqual([
      expect.stringContaining('Lang.tsx'),
    ]);
  });
});
