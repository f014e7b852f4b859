import { describe, expect, it } from 'vitest';

import { sharedLoad } from './sharedLoad.ts';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe('sharedLoad', () => {
  it('answers latecomers together, and nobody with what was begun before they asked', async () => {
    const ask = sharedLoad<number>();
    let begun = 0;
    const load = async (): Promise<number> => {
      begun += 1;
      const mine = begun;
      await turn();
      return mine;
    };
    const answers = await Promise.all([ask('a', load), ask('a', load), ask('a', load), ask('b', load)]);
    expect(answers).toEqual([1, 3, 3, 2]);
    expect(await ask('a', load)).toBe(4);
  });
  it('passes a failure on to those who shared it, and to nobody else', async () => {
    const ask = sharedLoad<string>();
    const first = ask('a', async () => {
      await turn();
      throw new Error('weg');
    });
    const second = ask('a', async () => 'da');
    await expect(first).rejects.toThrow('weg');
    expect(await second).toBe('da');
  });
});
