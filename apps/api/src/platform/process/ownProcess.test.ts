import { afterEach, describe, expect, it } from 'vitest';

import { OwnProcess } from './ownProcess.ts';

const child = new OwnProcess(new URL('../../../test/kind.process.ts', import.meta.url), 128);
afterEach(() => child.end());

describe('a process of its own', () => {
  it('answers one task after the other', async () => {
    const answers = await Promise.all([1, 2, 3].map((wert) => child.call({ was: 'antworte', wert })));
    expect(answers).toEqual([1, 2, 3]);
  });

  it('carries typed arrays and reports what it does', async () => {
    const reports: unknown[] = [];
    const wert = Int32Array.of(1, -1);
    const onReport = (report: unknown) => reports.push(report);
    expect(await child.call({ was: 'berichte', wert }, { onReport })).toEqual(wert);
    expect(reports).toEqual(['halb']);
  });

  it('names the reason of a refusal', async () => {
    await expect(child.call({ was: 'scheitere' })).rejects.toMatchObject({ grund: 'probe.nein' });
  });

  it('survives its own crash: the task is refused, the next one answered', async () => {
    const crash = child.call({ was: 'stirb' });
    const after = child.call({ was: 'antworte', wert: 'lebt' });
    await expect(crash).rejects.toMatchObject({ grund: 'prozess.abgestuerzt' });
    expect(await after).toBe('lebt');
  });

  it('ends what takes too long or is not wanted any more', async () => {
    const tooLong = child.call({ was: 'haenge' }, { timeoutMs: 50 });
    await expect(tooLong).rejects.toMatchObject({ grund: 'prozess.zu-langsam' });
    const abort = new AbortController();
    const runs = child.call({ was: 'haenge' }, { signal: abort.signal });
    const waits = child.call({ was: 'haenge' }, { signal: abort.signal });
    const stays = child.call({ was: 'antworte', wert: 1 });
    abort.abort();
    await expect(runs).rejects.toMatchObject({ grund: 'prozess.abgebrochen' });
    await expect(waits).rejects.toMatchObject({ grund: 'prozess.abgebrochen' });
    expect(await stays).toBe(1);
  });
});
