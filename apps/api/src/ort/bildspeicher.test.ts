import { describe, expect, it } from 'vitest';

import { bildspeicher } from './bildspeicher.ts';

describe('bildspeicher', () => {
  /** Pictures of ten signs or of as many as their name says, and the names of those that were drawn. */
  function atelier() {
    const nimm = bildspeicher({ bilderMax: 2, zeichenMax: 100 });
    const gezeichnet: string[] = [];
    const bild = (name: string, zeichen = 10) =>
      nimm(name, async () => {
        gezeichnet.push(name);
        return 'x'.repeat(zeichen);
      });
    return { nimm, bild, gezeichnet };
  }

  it('draws once for all who ask at the same time, and for who asks later', async () => {
    const { bild, gezeichnet } = atelier();
    await Promise.all([bild('a'), bild('a')]);
    await bild('a');
    expect(gezeichnet).toEqual(['a']);
  });

  it('keeps the newest, and what is asked for again is new', async () => {
    const { bild, gezeichnet } = atelier();
    for (const name of ['a', 'b', 'a', 'c', 'a', 'b']) await bild(name);
    expect(gezeichnet).toEqual(['a', 'b', 'c', 'b']);
  });

  it('shares a large one while it is drawn, and does not keep it', async () => {
    const { bild, gezeichnet } = atelier();
    const beide = await Promise.all([bild('a', 101), bild('a', 101)]);
    expect(beide.map((svg) => svg?.length)).toEqual([101, 101]);
    expect(gezeichnet).toEqual(['a']);
    await bild('a', 101);
    await bild('b', 100);
    await bild('b', 100);
    expect(gezeichnet).toEqual(['a', 'a', 'b']);
  });

  it('keeps no failure, and keeps that there is nothing to draw', async () => {
    const { nimm, bild, gezeichnet } = atelier();
    const missraten = () => Promise.reject(new Error('no room'));
    await expect(nimm('a', missraten)).rejects.toThrow('no room');
    await bild('a');
    expect(gezeichnet).toEqual(['a']);
    expect(await nimm('b', () => Promise.resolve(null))).toBeNull();
    await bild('b');
    expect(gezeichnet).toEqual(['a']);
  });
});
