// Its children are started by kindprozess.ts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { onlyFiles } from './codePermissions.ts';
import { OwnProcess } from './ownProcess.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'rechte-'));
const [source, target] = [path.join(folder, 'source'), mkdtempSync(path.join(folder, 'ziel-'))];
writeFileSync(source, 'x');
const child = new OwnProcess(
  new URL('../../../test/kind.process.ts', import.meta.url),
  64,
  [...onlyFiles({ read: [source], write: [target] }), '--allow-worker'],
  { cpuMs: 20_000, totalMb: 512 },
);
afterAll(() => {
  child.end();
  rmSync(folder, { recursive: true });
});

it('lets a process read and write where it is named', async () => {
  expect(await child.call({ was: 'liest', wert: source })).toBe('allowed');
  expect(await child.call({ was: 'schreibt', wert: path.join(target, 'neu') })).toBe('allowed');
  expect(readFileSync(path.join(target, 'neu'), 'utf8')).toBe('x');
});

it.each([
  ['schreibt', path.join(folder, 'daneben')],
  ['schreibt', source],
  ['schreibt', path.join(target, '..', 'daneben')],
  ['schreibt', path.join(import.meta.dirname, 'daneben.ts')],
  ['faelscht', ''],
  ['liest', path.join(folder, 'daneben')],
  ['liest', '/etc/passwd'],
  ['startet', ''],
  ['faedelt', ''],
  ['ruft', ''],
])('lets it nowhere else (%s %s)', async (was, wert) => {
  expect(await child.call({ was, wert })).toBe('ERR_ACCESS_DENIED');
});
