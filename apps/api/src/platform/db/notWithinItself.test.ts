import { describe, expect, it } from 'vitest';

import { notWithinItself } from './notWithinItself.ts';

const transaction = (work: () => Promise<unknown>): Promise<unknown> =>
  notWithinItself((begun) => begun(work));

describe('a transaction', () => {
  it('within the work of another one is refused, however deep and however late', async () => {
    const inside = async (): Promise<unknown> => {
      await Promise.resolve();
      return transaction(async () => 'never');
    };
    await expect(transaction(inside)).rejects.toThrow('waits for itself');
    await expect(transaction(() => Promise.all([inside(), inside()]))).rejects.toThrow('waits for itself');
  });
  it('may stand beside another one and after it, also where it was called for within', async () => {
    let heard: (() => Promise<unknown>) | undefined;
    const first = transaction(async () => {
      heard = () => transaction(async () => 'heard');
      return 'first';
    });
    const second = transaction(async () => 'second');
    expect(await Promise.all([first, second])).toEqual(['first', 'second']);
    expect(await heard?.()).toBe('heard');
  });
  it('may be begun by whoever hears of the commit', async () => {
    const answers = await notWithinItself(async (begun) => {
      const work = await begun(async () => 'work');
      return [work, await transaction(async () => 'heard')];
    });
    expect(answers).toEqual(['work', 'heard']);
  });
});
