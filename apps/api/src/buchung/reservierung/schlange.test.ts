import { describe, expect, it } from 'vitest';

import { NEU_HINSEHEN, zeitschlange } from './schlange.ts';

const gleich = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 1));

/** Five who want the same time at once; what the n-th of them finds when it is really tried. */
async function rush(finde: (nummer: number) => Promise<string>) {
  const schlange = zeitschlange();
  const versucht: number[] = [];
  const antworten = await Promise.allSettled(
    [1, 2, 3, 4, 5].map((nummer) =>
      schlange('anna/8 Uhr', async () => {
        versucht.push(nummer);
        await gleich();
        return finde(nummer);
      }),
    ),
  );
  return {
    versucht,
    antworten: antworten.map((eine) => (eine.status === 'fulfilled' ? eine.value : 'gescheitert')),
  };
}

describe('the line for one time', () => {
  it('lets the first one try and sends all others to look again, whether it got the time or not', async () => {
    expect(await rush(async () => 'vergeben')).toEqual({
      versucht: [1],
      antworten: ['vergeben', NEU_HINSEHEN, NEU_HINSEHEN, NEU_HINSEHEN, NEU_HINSEHEN],
    });
  });
  it('goes on with the next one after somebody who failed for a reason of his own', async () => {
    const { versucht, antworten } = await rush(async (nummer) => {
      if (nummer < 3) throw new Error('zu viele Reservierungen');
      return 'meine';
    });
    expect(versucht).toEqual([1, 2, 3]);
    expect(antworten).toEqual(['gescheitert', 'gescheitert', 'meine', NEU_HINSEHEN, NEU_HINSEHEN]);
  });
  it('lets try who comes when nobody stands in it any more, and keeps different times apart', async () => {
    const schlange = zeitschlange();
    expect(await schlange('anna/8 Uhr', async () => 1)).toBe(1);
    expect(await schlange('anna/8 Uhr', async () => 2)).toBe(2);
    expect(
      await Promise.all([schlange('anna/8 Uhr', async () => 3), schlange('anna/9 Uhr', async () => 4)]),
    ).toEqual([3, 4]);
  });
});
