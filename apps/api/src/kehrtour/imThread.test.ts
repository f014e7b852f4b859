import { describe, expect, it } from 'vitest';

import { imThread, type Threadlauf } from './imThread.ts';

const SKRIPT = new URL('../../test/rechne.thread.ts', import.meta.url);
const rechne = (was: string, lauf: Threadlauf = {}, wert: unknown = was): Promise<unknown> =>
  imThread(SKRIPT, { was, wert }, lauf, { speicherMb: 32, zeitMs: was === 'haengt' ? 1500 : 20_000 });

describe('a search in a thread of its own', () => {
  it.each([
    ['throws', 'wirft', /a bug in the search/],
    ['throws outside of every promise', 'wirft später', /outside of every promise/],
    ['leaves a promise broken', 'verspricht', /nobody listens/],
    ['ends itself', 'endet', /ended with 3/],
    ['needs more memory than it has', 'stapelt', /memory limit/],
    ['never comes back', 'haengt', /took too long/],
  ])('costs its own round alone when it %s', async (_was, was, text) => {
    await expect(rechne(was)).rejects.toThrow(text);
    expect(await rechne('danach')).toBe('danach');
  });
  it('tells how far it is and answers the best so far to whoever asks it to stop', async () => {
    const gesehen: number[] = [];
    const lauf = {
      aborted: () => gesehen.length > 2,
      onProgress: (_share: number, served: number) => gesehen.push(served),
    };
    expect(await rechne('wartet', lauf, 'das Beste bisher')).toBe('das Beste bisher');
    expect(gesehen.length).toBeGreaterThan(2);
  });
  it('waits for a place where four compute, and sends away whoever finds twenty waiting', async () => {
    let offen = false;
    let rechnende = 0;
    const lauf = (): Threadlauf => {
      let begonnen = false;
      return {
        aborted: () => offen,
        onProgress: () => {
          if (!begonnen) rechnende += 1;
          begonnen = true;
        },
      };
    };
    const alle = Array.from({ length: 24 }, (_, nr) => rechne('wartet', lauf(), nr));
    await expect(rechne('noch einer')).rejects.toMatchObject({
      code: 'ueberlastet',
      extra: { detail: expect.stringMatching(/in einer Minute/) },
    });
    await expect.poll(() => rechnende, { timeout: 10_000 }).toBe(4);
    offen = true;
    expect(await Promise.all(alle)).toEqual(alle.map((_, nr) => nr));
  });
});
