import { spawnSync } from 'node:child_process';

import { expect, it } from 'vitest';

import { clockFrom } from './clockFrom.ts';

/** What a process and a thread of it say about the moment, in a run that began at this instant. */
function said(script: string, instant: string): unknown {
  const { stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', script], {
    encoding: 'utf8',
    env: { ...process.env, ...clockFrom(instant) },
  });
  expect(stderr).toBe('');
  return JSON.parse(stdout);
}

it('puts a process and its threads at the instant, and lets time go on from there', () => {
  const [started, inThread, later] = said(
    `import { Worker } from 'node:worker_threads';
    const started = Date.now();
    const thread = new Worker("import { parentPort } from 'node:worker_threads'; parentPort.postMessage(Date.now())", { eval: true });
    const inThread = await new Promise((resolve) => thread.once('message', resolve));
    console.log(JSON.stringify([started, inThread, new Date().getTime()]));`,
    '2028-02-29T12:00:00+01:00',
  ) as [number, number, number];
  expect(new Date(started).toISOString()).toMatch(/^2028-02-29T11:00/);
  expect(inThread).toBeGreaterThan(started);
  expect(later).toBeGreaterThanOrEqual(inThread);
});

it('leaves alone what names its own moment, and what a date is', () => {
  expect(
    said(
      `const date = new Date('2026-11-22T10:00:00Z');
      console.log(JSON.stringify([date, date instanceof Date, new Date().constructor === Date, new Date(2026, 0, 1).getFullYear(),
        Date().slice(11, 15), structuredClone(new Date()).getUTCFullYear(), class extends Date {}.name]));`,
      '2028-02-29T12:00:00+01:00',
    ),
  ).toEqual(['2026-11-22T10:00:00.000Z', true, true, 2026, '2028', 2028, '']);
});

it('moves a run that is moved already to the new instant, not beyond it', () => {
  const [instant] = said(
    `import { spawnSync } from 'node:child_process';
    import { clockFrom } from ${JSON.stringify(new URL('./clockFrom.ts', import.meta.url).href)};
    const { stdout } = spawnSync(process.execPath, ['-p', 'JSON.stringify([new Date()])'], { encoding: 'utf8', env: { ...process.env, ...clockFrom('2027-01-01T00:10:00+01:00') } });
    console.log(stdout);`,
    '2028-02-29T12:00:00+01:00',
  ) as [string];
  expect(instant).toMatch(/^2026-12-31T23:10/);
});
