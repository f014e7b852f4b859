import { describe, expect, it } from 'vitest';

import { ruhetageAus } from './ruhetage.ts';

/** Thursday to Monday around the first of May 2026, a Friday. */
const tage = ['2026-05-04', '2026-05-03', '2026-05-02', '2026-05-01', '2026-04-30'];
const feiertage = [{ tag: '2026-05-01', name: 'Tag der Arbeit' }];
const eintrag = (von: string, bis: string, offen: boolean, name = '') => ({ von, bis, offen, name });

describe('days of rest', () => {
  it('are holidays and Sundays, in order and each once', () => {
    expect(ruhetageAus([...tage, '2026-05-03'], { feiertage, eintraege: [] })).toEqual([
      { tag: '2026-05-01', name: 'Tag der Arbeit' },
      { tag: '2026-05-03', name: 'ein Sonntag' },
    ]);
  });

  it('are the days on which the company is closed, with its reason', () => {
    const eintraege = [
      eintrag('2026-04-01', '2026-04-30', false),
      eintrag('2026-05-04', '2026-05-31', false, 'Umzug'),
    ];
    expect(ruhetageAus(tage, { feiertage: [], eintraege }).filter(({ tag }) => tag !== '2026-05-03')).toEqual(
      [
        { tag: '2026-04-30', name: 'ein Schließtag' },
        { tag: '2026-05-04', name: 'ein Schließtag (Umzug)' },
      ],
    );
  });

  it('are none where the company opens a holiday or a Sunday', () => {
    const eintraege = [eintrag('2026-05-01', '2026-05-03', true)];
    expect(ruhetageAus(tage, { feiertage, eintraege })).toEqual([]);
  });

  it('stay closed where a day was opened and closed', () => {
    const eintraege = [
      eintrag('2026-05-01', '2026-05-01', true),
      eintrag('2026-05-01', '2026-05-01', false, 'Brückentag'),
    ];
    expect(ruhetageAus(['2026-05-01'], { feiertage, eintraege })).toEqual([
      { tag: '2026-05-01', name: 'ein Schließtag (Brückentag)' },
    ]);
  });
});
