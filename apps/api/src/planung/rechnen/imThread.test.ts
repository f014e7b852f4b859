import { describe, expect, it } from 'vitest';

import { imThread, type Threadlauf } from './imThread.ts';

const SKRIPT = new URL('../../../test/rechne.thread.ts', import.meta.url);
const rechne = (was: string, lauf: Threadlauf = {}, wert: unknown = was): Promise<unknown> =>
  imThread(SKRIPT, { was, wert }, lauf, {
    memoryMb: 32,
    wallMs: was === 'haengt' ? 1500 : 20_000,
    restingMax: 2,
  });

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
  it('is done by a thread that is there already, and by another one after a fault', async () => {
    const erster = await rechne('wer');
    expect(await rechne('wer')).toBe(erster);
    await expect(rechne('wirft')).rejects.toThrow('a bug in the search');
    const zweiter = await rechne('wer');
    expect(zweiter).not.toBe(erster);
    expect(await rechne('wer')).toBe(zweiter);
  });
  it('leaves no more threads behind than may rest, and none older than fifty rounds', async () => {
    const wer = async (): Promise<unknown[]> => Promise.all([1, 2, 3, 4].map(() => rechne('wer')));
    const erste = await wer();
    expect((await wer()).filter((thread) => erste.includes(thread))).toHaveLength(2);
    const reihe: unknown[] = [];
    for (let nr = 0; nr < 60; nr += 1) reihe.push(await rechne('wer'));
    expect(new Set(reihe).size).toBe(2);
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
    await expect.poll(() => rechnende).toBe(4);
    offen = true;
    expect(await Promise.all(alle)).toEqual(alle.map((_, nr) => nr));
  });
});
