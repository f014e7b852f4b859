import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { plusTage, tagAusNummer } from '../tag.ts';
import { vollzugsstand } from './zweitbescheid.ts';

describe('vollzugsstand', () => {
  const am = (heute: string) => vollzugsstand('2027-02-28', heute);

  it('asks for nothing while the Frist runs, its last day included (§ 14a SchfHwG)', () => {
    expect([am('2027-02-27'), am('2027-02-28')]).toEqual([undefined, undefined]);
  });

  it('waits fourteen days for the proof of another company (§ 4 Abs. 3 SchfHwG)', () => {
    expect(am('2027-03-01')).toMatchObject({ stufe: 'formblatt', formblattBis: '2027-03-14' });
    expect(am('2027-03-14')?.text).toContain('bis 14.03.2027 da sein (§ 4 SchfHwG)');
  });

  it('then names the report, the Zweitbescheid and the Ersatzvornahme (§§ 5, 25, 26 SchfHwG)', () => {
    expect(am('2027-03-15')).toMatchObject({ stufe: 'meldung', formblattBis: '2027-03-14' });
    expect(am('2027-03-15')?.text).toMatch(/§ 5 .*§ 25.*§ 26/);
  });

  it('never goes back a step as days pass', () => {
    fc.assert(
      fc.property(fc.integer({ min: 20_000, max: 22_000 }), fc.integer({ min: 0, max: 60 }), (n, tage) => {
        const frist = tagAusNummer(n);
        const stufe = (nach: number) =>
          [undefined, 'formblatt', 'meldung'].indexOf(vollzugsstand(frist, plusTage(frist, nach))?.stufe);
        expect(stufe(tage + 1)).toBeGreaterThanOrEqual(stufe(tage));
      }),
    );
  });
});
