import { describe, expect, it } from 'vitest';

import { liesTelefonzelle } from './telefonzelle.ts';

const nummern = (text: string) => liesTelefonzelle(text).nummern.map(({ nummer }) => nummer);

describe('liesTelefonzelle', () => {
  it.each(['0171-23O5678', '0911 12l4567', '09123', '09123 1', '0171 2345', '(09123)'])(
    'keeps nothing of %s that could be called in vain',
    (text) => {
      expect(nummern(text)).toEqual([]);
    },
  );

  it.each([
    ['+49 09123 1234', '09123 1234'],
    ['0049 09123 1234', '09123 1234'],
    ['(0)171 2345678', '0171 2345678'],
  ])('makes of %s what can be called, and marks it', (text, nummer) => {
    expect(liesTelefonzelle(text).nummern).toEqual([{ nummer, roh: text, berichtigt: true }]);
  });

  it.each([
    ['0171/23 45 67 8/9', ['0171/23 45 67 8'], '/9'],
    ['09123/1234-5678 / -99', ['09123/1234-5678'], '/ -99'],
    ['09123/12345/12346', ['09123/12345'], '/12346'],
    ['09123 88 od. 99', ['09123 88'], 'od. 99'],
    ['0171/1234567 (abends)', ['0171/1234567'], 'abends'],
  ])('takes of %s the number that is whole and keeps the rest', (text, ganze, rest) => {
    expect(nummern(text)).toEqual(ganze);
    expect(liesTelefonzelle(text).rest).toBe(rest);
  });

  it.each([
    '09123 71981',
    '09123/71981',
    '09123 88',
    '+49 (0)9123 71981',
    '+49 9123 71981',
    '0911/12 34 56',
    '0049 9123/71981',
    '(09123) 71981',
    '030/12 34-56',
    '0911/123/4567',
  ])('keeps %s as it is', (text) => {
    expect(liesTelefonzelle(text)).toEqual({ nummern: [{ nummer: text, roh: text }], rest: '' });
  });

  it('looks for numbers in what may be some, and in no run of digits without end', () => {
    expect(nummern(Array(10).fill('0171 2345678').join(' / '))).toHaveLength(10);
    const { nummern: keine, rest } = liesTelefonzelle('0171/'.repeat(100));
    expect([keine, rest]).toEqual([[], expect.stringContaining('0171/0171/')]);
  });
});
