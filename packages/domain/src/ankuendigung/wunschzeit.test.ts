import { describe, expect, it } from 'vitest';

import { wunschzeitText } from './wunschzeit.ts';

describe('wunschzeitText', () => {
  it('names days in their order, both halves as one', () => {
    expect(
      wunschzeitText([
        { wochentag: 5, halbtag: 'nachmittag' },
        { wochentag: 1, halbtag: 'nachmittag' },
        { wochentag: 1, halbtag: 'vormittag' },
        { wochentag: 2, halbtag: 'vormittag' },
      ]),
    ).toBe('Montag ganztags, Dienstag vormittags und Freitag nachmittags');
  });
  it('says so when any time suits', () => {
    expect(wunschzeitText([])).toBe('jederzeit');
  });
});
