import { describe, expect, it } from 'vitest';

import { KartenFehler, type KartenGrund } from './kartenfehler.ts';
import { mitGenugSpeicher } from './mitGenugSpeicher.ts';

/** Something that needs so many MB, and with what it was tried. */
function arbeitVon(mb: number, grund: KartenGrund = 'karte.zu-wenig-speicher') {
  const versuche: number[] = [];
  const arbeite = async (speicherMb: number): Promise<string> => {
    versuche.push(speicherMb);
    if (speicherMb < mb) throw new KartenFehler(grund);
    return 'fertig';
  };
  return { versuche, arbeite };
}

describe('work on a map', () => {
  it('gets little memory where that is enough', async () => {
    const { versuche, arbeite } = arbeitVon(500);
    expect(await mitGenugSpeicher([640, 4096], arbeite)).toBe('fertig');
    expect(versuche).toEqual([640]);
  });
  it('gets much where it ended for want of memory', async () => {
    const { versuche, arbeite } = arbeitVon(1000);
    expect(await mitGenugSpeicher([640, 4096], arbeite)).toBe('fertig');
    expect(versuche).toEqual([640, 4096]);
  });
  it('ends with its reason where much is not enough, either', async () => {
    const { versuche, arbeite } = arbeitVon(5000);
    await expect(mitGenugSpeicher([640, 4096], arbeite)).rejects.toThrow(KartenFehler);
    expect(versuche).toEqual([640, 4096]);
  });
  it('is not begun again for any other reason', async () => {
    const { versuche, arbeite } = arbeitVon(1000, 'karte.abgebrochen');
    await expect(mitGenugSpeicher([640, 4096], arbeite)).rejects.toMatchObject({
      grund: 'karte.abgebrochen',
    });
    expect(versuche).toEqual([640]);
  });
});
