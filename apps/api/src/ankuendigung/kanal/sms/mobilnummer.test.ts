import { describe, expect, it } from 'vitest';

import { mobilnummer } from './mobilnummer.ts';

describe('a mobile number', () => {
  it('is written in one form, wherever and however it was entered', () => {
    expect(mobilnummer({ mobil: '0151 / 234 567-89', telefon: '' })).toBe('+4915123456789');
    expect(mobilnummer({ mobil: '', telefon: '+49 (0)176 12345678' })).toBe('+4917612345678');
    expect(mobilnummer({ mobil: '0043 664 1234567', telefon: '' })).toBe('+436641234567');
  });
  it('is no landline, no text, no number of a service', () => {
    for (const mobil of ['09123 4567', '0900 123456', 'bei Frau Meier', '0151', '110', ''])
      expect(mobilnummer({ mobil, telefon: '' }), mobil).toBeUndefined();
  });
});
