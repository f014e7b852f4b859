// Its children are started by kindprozess.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { StrangerReader } from './strangerReader.ts';

const SCRIPT = new URL('../../../test/kind.process.ts', import.meta.url);
const reader = (more: object = {}) =>
  new StrangerReader(SCRIPT, {
    memoryMb: 64,
    cpuMs: 20_000,
    wallMs: 20_000,
    slots: 1,
    waitingMax: 2,
    ...more,
  });

describe('reading what strangers wrote', () => {
  it.each(['stapelt', 'zerlegt', 'merkt', 'haelt'])(
    'costs the file alone when its reader runs out of memory (%s)',
    async (was) => {
      await expect(reader().read({ was })).rejects.toMatchObject({ grund: 'prozess.speicher' });
    },
    30_000,
  );
  it('costs the file alone when its reader dies, throws outside of its promise or hangs', async () => {
    await expect(reader().read({ was: 'stirb' })).rejects.toMatchObject({
      grund: 'prozess.abgestuerzt',
    });
    await expect(reader().read({ was: 'entgleist' })).rejects.toMatchObject({
      grund: 'prozess.abgestuerzt',
    });
    await expect(reader({ wallMs: 300 }).read({ was: 'haenge' })).rejects.toMatchObject({
      grund: 'prozess.zu-langsam',
    });
  });
  it('costs the file alone when its reader computes without end, long before the clock on the wall is up', async () => {
    await expect(reader({ cpuMs: 500 }).read({ was: 'rechne' })).rejects.toMatchObject({
      grund: 'prozess.zu-langsam',
    });
  });
  it('counts what a reader computes, not how long it waits', { tags: 'night' }, async () => {
    expect(await reader({ cpuMs: 1500 }).read({ was: 'warte', wert: 2500 })).toBe('gewartet');
  });
  it('lets as many wait as there are places to wait, and asks the others to come back', async () => {
    const einer = reader();
    const drei = [1, 2, 3].map((wert) => einer.read({ was: 'antworte', wert }));
    await expect(einer.read({ was: 'antworte', wert: 4 })).rejects.toMatchObject({
      code: 'ueberlastet',
    });
    expect(await Promise.all(drei)).toEqual([1, 2, 3]);
    expect(await einer.read({ was: 'antworte', wert: 5 })).toBe(5);
  });
  it('keeps the compiled code of its reader for the next one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-compiled-'));
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    // What the parent runs itself is kept when it ends: whatever lies there before came from the reader.
    const parent = `
      (await import('node:module')).enableCompileCache(${JSON.stringify(folder)});
      const { StrangerReader } = await import(${JSON.stringify(new URL('strangerReader.ts', import.meta.url).href)});
      const limits = { memoryMb: 64, cpuMs: 20000, wallMs: 20000, slots: 1, waitingMax: 2 };
      const reader = new StrangerReader(new URL(${JSON.stringify(SCRIPT.href)}), limits);
      const answer = await reader.read({ was: 'antworte', wert: 1 });
      const kept = (await import('node:fs')).readdirSync(${JSON.stringify(folder)}, { recursive: true });
      console.log(answer, kept.length);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', parent], { env }).toString();
    rmSync(folder, { recursive: true });
    const [answer = 0, kept = 0] = said.split(' ').map(Number);
    expect(answer).toBe(1);
    expect(kept).toBeGreaterThan(2);
  });
  it('gives the reader no way to read what is not its code, to write, not even where its own code is kept, to start programs or threads, or to call anybody', async () => {
    const ziel = new URL('../../../test/geschrieben.txt', import.meta.url).pathname;
    for (const was of ['schreibt', 'faelscht', 'startet', 'faedelt', 'ruft'])
      expect(await reader().read({ was, wert: ziel })).toBe('ERR_ACCESS_DENIED');
    for (const wert of [
      '/etc/passwd',
      '/proc/self/status',
      path.join(import.meta.dirname, '../../../../../README.md'),
    ])
      expect(await reader().read({ was: 'liest', wert })).toBe('ERR_ACCESS_DENIED');
    expect(() => readFileSync(ziel)).toThrow('ENOENT');
  });
});
