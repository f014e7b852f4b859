// Its children are started by kindprozess.ts.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { describe, expect, it } from 'vitest';

import { Fremdleser } from './fremdleser.ts';

const SKRIPT = new URL('../../../test/kind.process.ts', import.meta.url);
const leser = (mehr: object = {}) =>
  new Fremdleser(SKRIPT, {
    speicherMb: 64,
    rechenMs: 20_000,
    zeitMs: 20_000,
    plaetze: 1,
    wartendeMax: 2,
    ...mehr,
  });

describe('reading what strangers wrote', () => {
  it.each(['stapelt', 'zerlegt', 'merkt', 'haelt'])(
    'costs the file alone when its reader runs out of memory (%s)',
    async (was) => {
      await expect(leser().lies({ was })).rejects.toMatchObject({ grund: 'prozess.speicher' });
    },
    30_000,
  );
  it('costs the file alone when its reader dies, throws outside of its promise or hangs', async () => {
    await expect(leser().lies({ was: 'stirb' })).rejects.toMatchObject({
      grund: 'prozess.abgestuerzt',
    });
    await expect(leser().lies({ was: 'entgleist' })).rejects.toMatchObject({
      grund: 'prozess.abgestuerzt',
    });
    await expect(leser({ zeitMs: 300 }).lies({ was: 'haenge' })).rejects.toMatchObject({
      grund: 'prozess.zu-langsam',
    });
  });
  it('costs the file alone when its reader computes without end, long before the clock on the wall is up', async () => {
    await expect(leser({ rechenMs: 500 }).lies({ was: 'rechne' })).rejects.toMatchObject({
      grund: 'prozess.zu-langsam',
    });
  });
  it('counts what a reader computes, not how long it waits', { tags: 'night' }, async () => {
    expect(await leser({ rechenMs: 1500 }).lies({ was: 'warte', wert: 2500 })).toBe('gewartet');
  });
  it('lets as many wait as there are places to wait, and asks the others to come back', async () => {
    const einer = leser();
    const drei = [1, 2, 3].map((wert) => einer.lies({ was: 'antworte', wert }));
    await expect(einer.lies({ was: 'antworte', wert: 4 })).rejects.toMatchObject({
      code: 'ueberlastet',
    });
    expect(await Promise.all(drei)).toEqual([1, 2, 3]);
    expect(await einer.lies({ was: 'antworte', wert: 5 })).toBe(5);
  });
  it('keeps the compiled code of its reader for the next one', () => {
    const folder = mkdtempSync(path.join(tmpdir(), 'kehrtour-compiled-'));
    const { NODE_COMPILE_CACHE: _, ...env } = process.env;
    // What the parent runs itself is kept when it ends: whatever lies there before came from the reader.
    const parent = `
      (await import('node:module')).enableCompileCache(${JSON.stringify(folder)});
      const { Fremdleser } = await import(${JSON.stringify(new URL('fremdleser.ts', import.meta.url).href)});
      const grenzen = { speicherMb: 64, rechenMs: 20000, zeitMs: 20000, plaetze: 1, wartendeMax: 2 };
      const leser = new Fremdleser(new URL(${JSON.stringify(SKRIPT.href)}), grenzen);
      const antwort = await leser.lies({ was: 'antworte', wert: 1 });
      const kept = (await import('node:fs')).readdirSync(${JSON.stringify(folder)}, { recursive: true });
      console.log(antwort, kept.length);`;
    const said = execFileSync(process.execPath, ['--input-type=module', '-e', parent], { env }).toString();
    rmSync(folder, { recursive: true });
    const [antwort = 0, kept = 0] = said.split(' ').map(Number);
    expect(antwort).toBe(1);
    expect(kept).toBeGreaterThan(2);
  });
  it('gives the reader no way to read what is not its code, to write, not even where its own code is kept, to start programs or threads, or to call anybody', async () => {
    const ziel = new URL('../../../test/geschrieben.txt', import.meta.url).pathname;
    for (const was of ['schreibt', 'faelscht', 'startet', 'faedelt', 'ruft'])
      expect(await leser().lies({ was, wert: ziel })).toBe('ERR_ACCESS_DENIED');
    for (const wert of [
      '/etc/passwd',
      '/proc/self/status',
      path.join(import.meta.dirname, '../../../../../README.md'),
    ])
      expect(await leser().lies({ was: 'liest', wert })).toBe('ERR_ACCESS_DENIED');
    expect(() => readFileSync(ziel)).toThrow('ENOENT');
  });
});
