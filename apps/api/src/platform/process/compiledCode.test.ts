import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, utimes, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { afterEach, beforeEach, expect, it } from 'vitest';

import { forgetOldCode } from './compiledCode.ts';

const DAY_MS = 24 * 3_600_000;
let folder = '';

beforeEach(async () => {
  folder = path.join(await mkdtemp(path.join(tmpdir(), 'compiled-')), 'compiled');
});
afterEach(() => rm(path.dirname(folder), { recursive: true }));

it('keeps the code of the last months, and begins anew when some of it is older', async () => {
  await mkdir(path.join(folder, 'v26'), { recursive: true });
  const [neu, alt] = [path.join(folder, 'v26/neu.cache'), path.join(folder, 'v26/alt.cache')];
  const now = Date.parse('2027-03-01T00:00:00Z');
  for (const file of [neu, alt]) await writeFile(file, 'code');
  await utimes(neu, now / 1000, now / 1000);
  await utimes(alt, now / 1000, (now - 89 * DAY_MS) / 1000);

  forgetOldCode(folder, now);
  expect([existsSync(neu), existsSync(alt)]).toEqual([true, true]);
  forgetOldCode(folder, now + 2 * DAY_MS);
  expect(existsSync(folder)).toBe(false);
});

it('has nothing to do before the first start', () => {
  forgetOldCode(folder, Date.now());
  expect(existsSync(folder)).toBe(false);
});
