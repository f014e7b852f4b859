import { describe, expect, it } from 'vitest';

import { alsSmsText, istSmsAbsender, passendeSms, smsTeile } from './sms.ts';

describe('a short message', () => {
  it('keeps umlauts and ß, which cost one place each', () => {
    const text = 'Grüße aus der Schöllkopfstraße, Übergang Ä Ö';
    expect(alsSmsText(text)).toBe(text);
    expect(smsTeile('ä'.repeat(160))).toBe(1);
  });
  it('says in its own alphabet what would more than double its price', () => {
    expect(alsSmsText('8–10 Uhr, „Hof“ … Yılmaz & Wałęsa\u00a0Çelik Šimić')).toBe(
      '8-10 Uhr, "Hof" ... Yilmaz & Walesa Çelik Simic',
    );
    expect(alsSmsText('東京 😀')).toBe('?? ?');
  });
  it('is two from the 161st place on, and three from the 307th', () => {
    expect([160, 161, 306, 307].map((laenge) => smsTeile('a'.repeat(laenge)))).toEqual([1, 2, 2, 3]);
  });
  it('counts a euro sign twice and never parts it from its escape', () => {
    expect(smsTeile('€'.repeat(80))).toBe(1);
    expect(smsTeile('€'.repeat(81))).toBe(2);
    expect(smsTeile(`${'a'.repeat(152)}€${'a'.repeat(151)}`)).toBe(2);
    expect(smsTeile(`${'a'.repeat(152)}€${'a'.repeat(152)}`)).toBe(3);
  });
  it('takes the fullest wording that fits into two', () => {
    expect(passendeSms(['a'.repeat(307), 'b'.repeat(300), 'c'])).toBe('b'.repeat(300));
    expect(passendeSms(['a'.repeat(400), 'b'.repeat(350)])).toBe('b'.repeat(350));
  });
  it('is from a name of at most eleven letters, as networks want it', () => {
    expect(['Brandl', 'Kehr 24', 'SF Brandl'].map(istSmsAbsender)).toEqual([true, true, true]);
    expect(['', 'ab', '0151234567', 'Schornsteinfeger', 'Müller', ' Brandl'].map(istSmsAbsender)).toEqual([
      false,
      false,
      false,
      false,
      false,
      false,
    ]);
  });
});
