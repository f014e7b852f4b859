import { describe, expect, it } from 'vitest';

import { plusTage } from '../tag.ts';
import { faelligeMahnstufe } from './faelligeMahnstufe.ts';

const OFFEN = {
  bruttoCent: 4641,
  bezahltCent: 0,
  faelligAm: '2027-02-15',
  mahnstufe: 0,
  beanstandet: false,
  aufgehoben: false,
};

describe('reminders', () => {
  it('come in three steps, never while a complaint is open, and each has its days', () => {
    const stufe = (mehr: object, heute: string) =>
      faelligeMahnstufe({ ...OFFEN, gemahntBis: null, ...mehr }, heute);
    expect(stufe({}, plusTage('2027-02-15', 6))).toBeUndefined();
    expect(stufe({}, plusTage('2027-02-15', 7))).toBe(1);
    expect(stufe({ mahnstufe: 1, gemahntBis: '2027-03-04' }, '2027-03-17')).toBeUndefined();
    expect(stufe({ mahnstufe: 1, gemahntBis: '2027-03-04' }, '2027-03-18')).toBe(2);
    expect(stufe({ mahnstufe: 3, gemahntBis: '2027-04-01' }, '2028-01-01')).toBeUndefined();
    expect(stufe({ beanstandet: true }, '2027-06-01')).toBeUndefined();
    expect(stufe({ bezahltCent: 4641 }, '2027-06-01')).toBeUndefined();
  });
});
