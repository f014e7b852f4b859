import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { command } from './command.ts';
import { type Diagnostic, tellDiagnostics } from './lint.ts';
import { root } from './root.ts';

let folder: string;
const except = (files: string[]) =>
  writeFileSync(
    path.join(folder, 'packages/config/exceptions.json'),
    JSON.stringify(files.map((file) => ({ file, rule: 'length' }))),
  );

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lint-'));
  mkdirSync(path.join(folder, 'packages/config'), { recursive: true });
  except([]);
});
afterEach(() => rmSync(folder, { recursive: true }));

const long: Diagnostic = {
  message: 'The function `Planbrett` has too many lines (122).',
  code: 'eslint(max-lines-per-function)',
  filename: 'apps/portal/src/Planbrett.tsx',
  labels: [{ span: { line: 49 } }],
};
const unused: Diagnostic = { ...long, message: 'Unused variable.', code: 'eslint(no-unused-vars)' };

describe('tellDiagnostics', () => {
  it('tells file, line and what is wrong', () => {
    expect(tellDiagnostics([long], folder)).toEqual([
      'apps/portal/src/Planbrett.tsx Zeile 49: The function `Planbrett` has too many lines (122). – eslint(max-lines-per-function)',
    ]);
  });

  it('passes over a long function that is excepted, and over nothing else in its file', () => {
    except([long.filename]);
    expect(tellDiagnostics([long], folder)).toEqual([]);
    expect(tellDiagnostics([long, unused], folder)).toEqual([expect.stringContaining('Unused variable.')]);
  });

  it('wants an exception gone when the function has become short', () => {
    except([long.filename]);
    expect(tellDiagnostics([], folder)).toEqual([
      'apps/portal/src/Planbrett.tsx steht als Ausnahme da und ist keine mehr',
    ]);
  });
});

describe('the rules of the house', () => {
  it('allow sixty lines in a function, in components as well', async () => {
    const lines = (count: number) => Array.from({ length: count }, (_, at) => `  use(${at});`).join('\n');
    const file = (name: string, count: number) =>
      writeFileSync(path.join(folder, name), `export function Bild() {\n${lines(count)}\n}\n`);
    file('Kurz.tsx', 58);
    file('Lang.tsx', 59);
    const { output } = await command([
      path.join(root, 'node_modules/.bin/oxlint'),
      '--config',
      path.join(root, 'packages/config/oxlint.short.json'),
      '--format',
      'unix',
      folder,
    ]);
    expect(output.match(/\w+\.tsx:\d+.*too many lines/g)).toEqual([expect.stringMatching(/^Lang\.tsx:1/)]);
  });
});
