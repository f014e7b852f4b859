// Its children are started by kindprozess.ts.
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterAll, expect, it } from 'vitest';

import { nurDateien } from './codeRechte.ts';
import { Kindprozess } from './kindprozess.ts';

const ordner = mkdtempSync(path.join(tmpdir(), 'rechte-'));
const [quelle, ziel] = [path.join(ordner, 'quelle'), mkdtempSync(path.join(ordner, 'ziel-'))];
writeFileSync(quelle, 'x');
const kind = new Kindprozess(
  new URL('../../../test/kind.process.ts', import.meta.url),
  64,
  [...nurDateien({ lies: [quelle], schreibe: [ziel] }), '--allow-worker'],
  { rechenMs: 20_000, gesamtMb: 512 },
);
afterAll(() => {
  kind.beende();
  rmSync(ordner, { recursive: true });
});

it('lets a process read and write where it is named', async () => {
  expect(await kind.rufe({ was: 'liest', wert: quelle })).toBe('allowed');
  expect(await kind.rufe({ was: 'schreibt', wert: path.join(ziel, 'neu') })).toBe('allowed');
  expect(readFileSync(path.join(ziel, 'neu'), 'utf8')).toBe('x');
});

it.each([
  ['schreibt', path.join(ordner, 'daneben')],
  ['schreibt', quelle],
  ['schreibt', path.join(ziel, '..', 'daneben')],
  ['schreibt', path.join(import.meta.dirname, 'daneben.ts')],
  ['faelscht', ''],
  ['liest', path.join(ordner, 'daneben')],
  ['liest', '/etc/passwd'],
  ['startet', ''],
  ['faedelt', ''],
  ['ruft', ''],
])('lets it nowhere else (%s %s)', async (was, wert) => {
  expect(await kind.rufe({ was, wert })).toBe('ERR_ACCESS_DENIED');
});
