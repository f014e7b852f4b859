import { describe, expect, it } from 'vitest';

import { rechnungsstand } from './rechnung.ts';

const OFFEN = {
  bruttoCent: 4641,
  bezahltCent: 0,
  faelligAm: '2027-02-15',
  mahnstufe: 0,
  beanstandet: false,
  aufgehoben: false,
};

describe('where an invoice stands', () => {
  it('is one word, and paid or taken back comes before all else', () => {
    const am = (mehr: object, heute = '2027-02-10') => rechnungsstand({ ...OFFEN, ...mehr }, heute);
    expect(am({})).toBe('offen');
    expect(am({ bezahltCent: 1 })).toBe('teilbezahlt');
    expect(am({}, '2027-02-15')).toBe('offen');
    expect(am({}, '2027-02-16')).toBe('ueberfaellig');
    expect(am({ mahnstufe: 1 }, '2027-03-01')).toBe('gemahnt');
    expect(am({ mahnstufe: 1, beanstandet: true }, '2027-03-01')).toBe('beanstandet');
    expect(am({ bezahltCent: 4641, beanstandet: true }, '2027-03-01')).toBe('bezahlt');
    expect(am({ aufgehoben: true })).toBe('aufgehoben');
  });
});
