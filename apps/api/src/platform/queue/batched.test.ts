import { describe, expect, it } from 'vitest';

import { batched, batchedEach } from './batched.ts';

const turn = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

describe('batched', () => {
  it('loads together what is asked while one load runs, and gives everybody their own answer', async () => {
    const loads: number[][] = [];
    const double = batched<number, number>(async (asked) => {
      loads.push([...asked]);
      await turn();
      return asked.map((n) => n * 2);
    });
    expect(await Promise.all([double(1), double(2), double(3)])).toEqual([2, 4, 6]);
    expect(await double(4)).toBe(8);
    expect(loads).toEqual([[1], [2, 3], [4]]);
  });
  it('fails those of one load only and goes on', async () => {
    let count = 0;
    const load = batched<string, string>(async (asked) => {
      count += 1;
      if (count === 1) throw new Error('weg');
      return asked;
    });
    const [first, second] = await Promise.allSettled([load('a'), load('b')]);
    expect(first.status).toBe('rejected');
    expect(second).toMatchObject({ status: 'fulfilled', value: 'b' });
  });
});

describe('batchedEach', () => {
  it('keeps the questions of one company away from those of another, and forgets both when they are answered', async () => {
    const loads: [string, number[]][] = [];
    const ask = batchedEach<number, string>(async (name, asked) => {
      loads.push([name, [...asked]]);
      await turn();
      return asked.map((n) => `${name}${n}`);
    });
    const answers = await Promise.all([ask('a', 1), ask('b', 2), ask('a', 3), ask('b', 4), ask('a', 5)]);
    expect(answers).toEqual(['a1', 'b2', 'a3', 'b4', 'a5']);
    expect(loads).toEqual([
      ['a', [1]],
      ['b', [2]],
      ['a', [3, 5]],
      ['b', [4]],
    ]);
  });
});
