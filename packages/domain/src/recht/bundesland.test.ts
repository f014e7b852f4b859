import { describe, expect, it } from 'vitest';

import { bundeslandDerPlz } from './bundesland.ts';

describe('bundeslandDerPlz', () => {
  it.each([
    ['01067', 'SN'],
    ['03046', 'BB'],
    ['06108', 'ST'],
    ['07743', 'TH'],
    ['10115', 'BE'],
    ['12529', 'BB'],
    ['17258', 'MV'],
    ['17291', 'BB'],
    ['18055', 'MV'],
    ['20095', 'HH'],
    ['22145', 'HH'],
    ['22926', 'SH'],
    ['23552', 'SH'],
    ['23966', 'MV'],
    ['27498', 'SH'],
    ['27568', 'HB'],
    ['28195', 'HB'],
    ['30159', 'NI'],
    ['37308', 'TH'],
    ['38820', 'ST'],
    ['50667', 'NW'],
    ['51598', 'RP'],
    ['55246', 'HE'],
    ['55252', 'HE'],
    ['60311', 'HE'],
    ['63739', 'BY'],
    ['66111', 'SL'],
    ['66482', 'RP'],
    ['69151', 'BW'],
    ['69239', 'HE'],
    ['89073', 'BW'],
    ['89231', 'BY'],
    ['91207', 'BY'],
    ['97877', 'BW'],
    ['97070', 'BY'],
    ['99084', 'TH'],
  ])('knows that %s lies in %s', (plz, land) => {
    expect(bundeslandDerPlz(plz)).toBe(land);
  });

  it('says nothing of what is no postcode', () => {
    expect(['', '00999', '9120', 'A-1010', '912071'].map(bundeslandDerPlz)).toEqual(Array(5).fill(undefined));
  });
});
