import { domainToASCII } from 'node:url';

import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { istMailadresse, lesbareMailadresse, mailwirt } from './mailadresse.ts';

const lang = (zeichen: number): string => 'a'.repeat(zeichen);

describe('a mail address', () => {
  it.each([
    'eva@example.org',
    'Eva.Brand+termin@example.org',
    'm&m@example.org',
    'haus/2@example.org',
    "o'neill@example.org",
    'a!#$%*=?^_`{|}~-z@example.org',
    'kontakt@müller-köln.de',
    'kontakt@xn--mller-kva.de',
    'info@straße.de',
    'x@a.museum',
    'x@sub.sub.example.co.uk',
    'x@1und1.de',
    `${lang(64)}@example.org`,
    `x@${lang(63)}.de`,
    'x@例え.テスト',
  ])('is %s', (adresse) => {
    expect(istMailadresse(adresse)).toBe(true);
  });
  it.each([
    '',
    'eva',
    'eva@',
    '@example.org',
    'eva@example',
    'eva@@example.org',
    'eva@example..org',
    '.eva@example.org',
    'eva.@example.org',
    'e..va@example.org',
    'eva brand@example.org',
    'eva@exa mple.org',
    'jürgen@example.org',
    '"eva brand"@example.org',
    'eva@[192.0.2.1]',
    'eva@192.0.2.1',
    'eva@-example.org',
    'eva@example-.org',
    'eva@exa_mple.org',
    'eva@example.o',
    'eva@example.org,max@example.org',
    'Eva <eva@example.org>',
    'eva@example.org/pfad',
    `${lang(65)}@example.org`,
    `x@${lang(64)}.de`,
    `x@${'ü'.repeat(60)}.de`,
    `${lang(64)}@${`${lang(60)}.`.repeat(3)}example.org`,
  ])('is not %s', (adresse) => {
    expect(istMailadresse(adresse)).toBe(false);
  });
  it('travels as the runtime would send it', () => {
    for (const wirt of [
      'müller-köln.de',
      'straße.de',
      '例え.テスト',
      'ёлка.рф',
      'señor.example',
      'x.de',
      'ü.de',
      'bücher-über-ö.eu',
    ])
      expect(mailwirt(wirt)).toBe(domainToASCII(wirt));
    expect(mailwirt('Müller.DE')).toBe('xn--mller-kva.de');
    expect(mailwirt('example.org')).toBe('example.org');
    expect(mailwirt('user:pw.de')).toBeUndefined();
  });
  it('is the same whether a browser wrote its domain in ASCII or not', () => {
    for (const wirt of [
      'müller-köln.de',
      'straße.de',
      'ü.de',
      'bücher-über-ö.eu',
      'xn--.de',
      'xn--a.de',
      'x.de',
    ])
      expect(lesbareMailadresse(`eva+1@${domainToASCII(wirt) || wirt}`)).toBe(`eva+1@${wirt}`);
    expect(lesbareMailadresse('xn--mller-kva')).toBe('müller');
    const teil = fc.string({
      unit: fc.constantFrom(...'abcxyz019-äöüßéłñ漢字я'),
      minLength: 1,
      maxLength: 40,
    });
    fc.assert(
      fc.property(teil, teil, (eines, anderes) => {
        const wirt = `${eines}.${anderes}.de`;
        const reisend = mailwirt(wirt);
        if (reisend !== undefined)
          expect(lesbareMailadresse(`a@${reisend}`)).toBe(`a@${wirt.normalize('NFKC')}`);
      }),
      { numRuns: 2000 },
    );
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'xn-abc019zäß.@'), maxLength: 80 }), (text) => {
        const einmal = lesbareMailadresse(`a@xn--${text}`);
        expect(lesbareMailadresse(einmal)).toBe(einmal);
      }),
      { numRuns: 2000 },
    );
  });
});
