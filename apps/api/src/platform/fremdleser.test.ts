// Its children are started by kindprozess.ts.
import { readdirSync, readFileSync } from 'node:fs';

import { describe, expect, it } from 'vitest';

import { Fremdleser } from './fremdleser.ts';

const SKRIPT = new URL('../../test/kind.process.ts', import.meta.url);
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
  it.each(['stapelt', 'zerlegt', 'merkt'])(
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
  it('counts what a reader computes, not how long it waits', async () => {
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
  it('has the compiled code of its reader ready for the next start, before anything was read', async () => {
    const ordner = String(await leser().lies({ was: 'verwahrt' }));
    expect(readdirSync(ordner, { recursive: true }).length).toBeGreaterThan(3);
  });
  it('gives the reader no way to write, not even where its own code is kept, to start programs or threads, or to call anybody', async () => {
    const ziel = new URL('../../test/geschrieben.txt', import.meta.url).pathname;
    for (const was of ['schreibt', 'faelscht', 'startet', 'faedelt', 'ruft'])
      expect(await leser().lies({ was, wert: ziel })).toBe('ERR_ACCESS_DENIED');
    expect(() => readFileSync(ziel)).toThrow('ENOENT');
  });
});
