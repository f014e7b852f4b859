import fs, { mkdtempSync, openSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { pino } from 'pino';
import { afterAll, afterEach, describe, expect, it, vi } from 'vitest';

import { openLogDestination } from './logDestination.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'serverprotokoll-'));
afterEach(() => void vi.restoreAllMocks());
afterAll(() => rmSync(folder, { recursive: true }));

describe('the log of the server', () => {
  it('on a full disk ends nothing and keeps nothing', () => {
    const told: number[] = [];
    const log = pino(
      {},
      openLogDestination((lines) => told.push(lines), openSync('/dev/full', 'w')),
    );
    const before = process.memoryUsage().rss;
    for (let nr = 0; nr < 50_000; nr += 1) log.info({ nr }, 'eine Zeile, die niemand mehr schreiben kann');
    expect(process.memoryUsage().rss - before).toBeLessThan(60_000_000);
    expect(told).toEqual([]);
  });

  it.each(['ENOSPC', 'EIO', 'EPIPE', 'EAGAIN'])(
    'says how many lines are missing as soon as there is room again (%s)',
    async (code) => {
      const file = path.join(folder, `${code}.log`);
      const handle = openSync(file, 'a');
      const log = pino(
        {},
        openLogDestination((lines) => log.warn({ lines }, 'log lines dropped'), handle),
      );
      log.info('vorher');
      const full = vi.spyOn(fs, 'writeSync').mockImplementation(() => {
        throw Object.assign(new Error('no room'), { code });
      });
      for (let nr = 0; nr < 1_000; nr += 1) log.info({ nr }, 'x'.repeat(80));
      full.mockRestore();
      await wait(1_050);
      log.info('nachher');
      await wait(0);
      const lines = readFileSync(file, 'utf8').split('\n').filter(Boolean);
      expect(lines.map((line) => JSON.parse(line) as unknown)).toMatchObject([
        { msg: 'vorher' },
        { msg: 'nachher' },
        { msg: 'log lines dropped', lines: 1_000 },
      ]);
    },
  );
});
