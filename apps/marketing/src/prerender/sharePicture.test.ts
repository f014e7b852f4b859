import { describe, expect, it } from 'vitest';

import { drawingsOf } from './drawings.ts';
import { shareAddress } from './shareAddress.ts';
import { sharePicture } from './sharePicture.ts';

const PAGE =
  '<svg viewBox="0 0 32 32" class="size-8"><path d="M0 0h32v32H0z"></path></svg>' +
  '<svg viewBox="0 0 1200 290" class="w-full"><g class="fill-frame stroke-current"><path d="M0 0h9"></path></g><text class="x">1</text></svg>';

describe('sharePicture', () => {
  it('is a PNG of 1200 by 630', async () => {
    const png = await sharePicture(
      { title: 'Fünf Werktage: richtig zählen', topic: 'Recht' },
      drawingsOf(PAGE),
    );
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([1200, 630]);
  });
  it('differs from page to page', async () => {
    const of = (title: string) => sharePicture({ title, topic: null }, drawingsOf(PAGE));
    expect((await of('Preise')).equals(await of('Kontakt'))).toBe(false);
  });
});

describe('drawingsOf', () => {
  it('says its colours itself, and leaves out what is too small to be read', () => {
    const { street } = drawingsOf(PAGE);
    expect(street).toContain('<g fill="#211c19" stroke="currentColor">');
    expect(street).not.toMatch(/class=|<text/);
  });
  it('stops the build when the front page has changed so that it does not know it any more', () => {
    expect(() => drawingsOf('<main></main>')).toThrow('shows no drawing');
    expect(() => drawingsOf(PAGE.replace('fill-frame stroke-current', 'fill-new'))).toThrow('„fill-new“');
  });
});

describe('shareAddress', () => {
  it('has a name for the front page too', () => {
    expect(['/', '/blog', '/blog/artikel'].map(shareAddress)).toEqual([
      '/og/start.png',
      '/og/blog.png',
      '/og/blog/artikel.png',
    ]);
  });
});
