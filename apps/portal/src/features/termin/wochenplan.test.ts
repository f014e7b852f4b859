import { describe, expect, it } from 'vitest';

import { einTerminKurz } from '../../../test/bauenTermin.ts';
import { tageMitArbeit, woche, zeilenDerWoche } from './wochenplan.ts';

describe('woche', () => {
  it('goes from Monday to Sunday', () => {
    expect(woche('2027-02-03')).toEqual({ von: '2027-02-01', bis: '2027-02-07' });
    expect(woche('2027-02-07')).toEqual({ von: '2027-02-01', bis: '2027-02-07' });
  });
});

describe('tageMitArbeit', () => {
  it('shows the weekend only where somebody works on it', () => {
    expect(tageMitArbeit('2027-02-01', [])).toHaveLength(5);
    const samstag = einTerminKurz({ fensterVon: '2027-02-06T08:00:00+01:00' });
    expect(tageMitArbeit('2027-02-01', [samstag]).at(-1)).toBe('2027-02-06');
  });
});

describe('zeilenDerWoche', () => {
  it('groups by person, whoever is not known yet last', () => {
    const zeilen = zeilenDerWoche([
      einTerminKurz({ mitarbeiterId: null, mitarbeiter: '' }),
      einTerminKurz({ mitarbeiterId: 'b', mitarbeiter: 'Jonas Brandl' }),
      einTerminKurz({ mitarbeiterId: 'a', mitarbeiter: 'Anna Berger' }),
    ]);
    expect(zeilen.map(({ person }) => person.name)).toEqual([
      'Anna Berger',
      'Jonas Brandl',
      'Noch niemand eingeteilt',
    ]);
  });
  it('takes a window after midnight UTC for the local day', () => {
    const [zeile] = zeilenDerWoche([einTerminKurz({ fensterVon: '2027-02-02T23:30:00Z' })]);
    expect([...(zeile?.tage.keys() ?? [])]).toEqual(['2027-02-03']);
  });
});
