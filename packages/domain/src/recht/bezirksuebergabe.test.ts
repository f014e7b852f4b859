import { expect, it } from 'vitest';

import { uebergabestand } from './bezirksuebergabe.ts';

const KEINE = { beanstandetAm: null, nachgebessertAm: null, bestaetigtAm: null, geloeschtAm: null };
const am = (teil: object) => uebergabestand({ uebergebenAm: '2027-01-01', ...KEINE, ...teil });

it('gives the successor six weeks, the mending three, and the second look three (§ 19 Abs. 3 SchfHwG)', () => {
  expect(am({})).toEqual({ stand: 'uebergeben', bis: '2027-02-12' });
  const beanstandet = { beanstandetAm: '2027-02-01' };
  expect(am(beanstandet)).toEqual({ stand: 'beanstandet', bis: '2027-02-22' });
  const nachgebessert = { ...beanstandet, nachgebessertAm: '2027-02-20' };
  expect(am(nachgebessert)).toEqual({ stand: 'nachgebessert', bis: '2027-03-13' });
});
it('has no term once it is confirmed, and none after its data are gone', () => {
  expect(am({ bestaetigtAm: '2027-02-01' })).toEqual({ stand: 'bestaetigt', bis: null });
  expect(am({ bestaetigtAm: '2027-02-01', geloeschtAm: '2027-02-02' })).toEqual({
    stand: 'geloescht',
    bis: null,
  });
});
