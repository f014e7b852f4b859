import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { afterAll, describe, expect, it } from 'vitest';

import { openLogFile } from './logFile.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'protokoll-'));
afterAll(() => rmSync(folder, { recursive: true }));

describe('a log', () => {
  it('keeps every line in order and goes on where it was', async () => {
    const file = path.join(folder, 'a/gateway.log');
    const first = openLogFile(file);
    for (let nr = 0; nr < 1_000; nr += 1) first.write(`${nr}\n`);
    await first.settled();
    const second = openLogFile(file);
    second.write('weiter\n');
    await second.settled();
    const lines = readFileSync(file, 'utf8').split('\n');
    expect(lines.slice(0, 3)).toEqual(['0', '1', '2']);
    expect(lines.slice(-3)).toEqual(['999', 'weiter', '']);
  });

  it('is for its owner alone', async () => {
    const file = path.join(folder, 'c/api.log');
    const log = openLogFile(file);
    log.write('Protokoll\n');
    await log.settled();
    for (const one of [file, path.dirname(file)]) expect(statSync(one).mode & 0o077).toBe(0);
  });

  it('of a million lines is five files of the agreed size, the newest lines among them', async () => {
    const file = path.join(folder, 'b/api.log');
    const log = openLogFile(file, 10_000);
    for (let nr = 0; nr < 2_000; nr += 1) {
      log.write(`${'x'.repeat(99)}\n`.repeat(5));
      if (nr % 10 === 0) await log.settled();
    }
    log.write('zuletzt\n');
    await log.settled();
    const files = readdirSync(path.dirname(file));
    expect(files.sort()).toEqual(['api.log', 'api.log.1', 'api.log.2', 'api.log.3', 'api.log.4']);
    for (const name of files) expect(statSync(path.join(path.dirname(file), name)).size).toBeLessThan(16_000);
    expect(readFileSync(file, 'utf8')).toMatch(/zuletzt\n$/);
  });

  it('on a full disk loses lines, not its process, and says how many as soon as there is room', async () => {
    const file = path.join(folder, 'voll.log');
    symlinkSync('/dev/full', file);
    const log = openLogFile(file);
    for (let nr = 0; nr < 10_000; nr += 1) log.write('geht verloren\n');
    await log.settled();
    rmSync(file);
    log.write('auch verloren, es wird erst gleich wieder versucht\n');
    await wait(1_050);
    log.write('geht wieder\n');
    await log.settled();
    const [empty, note = '', line] = readFileSync(file, 'utf8').split('\n');
    expect([empty, line]).toEqual(['', 'geht wieder']);
    expect(JSON.parse(note)).toMatchObject({ msg: 'log lines dropped', lines: 10_001 });
  });

  it('whose place is no file waits for better days', async () => {
    const file = path.join(folder, 'ordner.log');
    mkdirSync(file);
    const log = openLogFile(file);
    log.write('verloren\n');
    await log.settled();
    expect(statSync(file).isDirectory()).toBe(true);
  });
});
