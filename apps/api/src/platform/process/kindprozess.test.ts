import { afterEach, describe, expect, it } from 'vitest';

import { Kindprozess } from './kindprozess.ts';

const kind = new Kindprozess(new URL('../../../test/kind.process.ts', import.meta.url), 128);
afterEach(() => kind.beende());

describe('a process of its own', () => {
  it('answers one task after the other', async () => {
    const antworten = await Promise.all([1, 2, 3].map((wert) => kind.rufe({ was: 'antworte', wert })));
    expect(antworten).toEqual([1, 2, 3]);
  });

  it('carries typed arrays and reports what it does', async () => {
    const meldungen: unknown[] = [];
    const wert = Int32Array.of(1, -1);
    const onMeldung = (meldung: unknown) => meldungen.push(meldung);
    expect(await kind.rufe({ was: 'berichte', wert }, { onMeldung })).toEqual(wert);
    expect(meldungen).toEqual(['halb']);
  });

  it('names the reason of a refusal', async () => {
    await expect(kind.rufe({ was: 'scheitere' })).rejects.toMatchObject({ grund: 'probe.nein' });
  });

  it('survives its own crash: the task is refused, the next one answered', async () => {
    const absturz = kind.rufe({ was: 'stirb' });
    const danach = kind.rufe({ was: 'antworte', wert: 'lebt' });
    await expect(absturz).rejects.toMatchObject({ grund: 'prozess.abgestuerzt' });
    expect(await danach).toBe('lebt');
  });

  it('ends what takes too long or is not wanted any more', async () => {
    const zuLang = kind.rufe({ was: 'haenge' }, { timeoutMs: 50 });
    await expect(zuLang).rejects.toMatchObject({ grund: 'prozess.zu-langsam' });
    const abbruch = new AbortController();
    const laeuft = kind.rufe({ was: 'haenge' }, { signal: abbruch.signal });
    const wartet = kind.rufe({ was: 'haenge' }, { signal: abbruch.signal });
    const bleibt = kind.rufe({ was: 'antworte', wert: 1 });
    abbruch.abort();
    await expect(laeuft).rejects.toMatchObject({ grund: 'prozess.abgebrochen' });
    await expect(wartet).rejects.toMatchObject({ grund: 'prozess.abgebrochen' });
    expect(await bleibt).toBe(1);
  });
});
