import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { absendername, anredename, beimBetrieb, grussAn, unverfaenglich } from './unverfaenglich.ts';

describe('a name in a mail', () => {
  it.each([
    'Eva Huber',
    'Dr. Karl-Theodor von der Weide',
    'Seán O’Connor',
    'Jürgen Müßig-Öztürk',
    'María del Carmen',
    'Łukasz Żak',
  ])('%s stays', (name) => {
    expect(grussAn(name)).toBe(`Guten Tag ${name},`);
  });
  it.each([
    'Gewinnen Sie 500 Euro',
    'Ihr Konto ist gesperrt: sparkasse-hilfe.de',
    'www.example.org',
    'post@example.org',
    'Rufen Sie an 0900 123456',
    'Sie haben gewonnen, jetzt abholen',
    'Bitte klicken Sie auf den Knopf und melden Sie sich sofort an',
    'Eva\nBcc: alle',
    '<b>Eva</b>',
    'konto.de',
    '',
  ])('%s is a message, and left out', (name) => {
    expect(grussAn(name)).toBe('Guten Tag,');
  });
  it('is never a link, a number or longer than a name', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme', maxLength: 120 }), (name) => {
        expect(anredename(name)).not.toMatch(/[@:/\d<>\n]|.{51}/u);
      }),
    );
  });
});

describe('the name of a company', () => {
  it.each(['Kaminkehrer Huber', 'Schornsteinfegermeister Max Müller GmbH & Co. KG', 'Betrieb 4'])(
    '%s stays',
    (name) => {
      expect(beimBetrieb(name)).toBe(`bei ${name}`);
    },
  );
  it.each([
    'Ihr Paket wartet: paket-hilfe.example/abholen',
    'Rückruf 0900/12 34 56',
    'Sparkasse '.repeat(8),
    'https://example.org',
  ])('%s is none', (name) => {
    expect(beimBetrieb(name)).toBe('in einem Betrieb');
  });
  it('may be something else short, too', () => {
    expect(unverfaenglich(' iPhone 15 Pro ', 40)).toBe('iPhone 15 Pro');
    expect(unverfaenglich('iPhone'.repeat(9), 40)).toBe('');
  });
});

describe('who a mail is from', () => {
  it('is the company itself once it has paid', () => {
    expect(absendername('Kaminkehrer Huber', true)).toBe('Kaminkehrer Huber');
  });
  it('says before through whom it writes, and names nothing that leads somewhere', () => {
    expect(absendername('Kaminkehrer Huber', false)).toBe('Kaminkehrer Huber über Kehrtour');
    for (const name of [
      'www.gewinn.example',
      'Rufen Sie 0900 123456 an',
      'Ihr Konto: DE02 1203 0000 0000 2020 51',
      'x'.repeat(61),
    ])
      expect(absendername(name, false)).toBe('Ein Schornsteinfegerbetrieb über Kehrtour');
  });
});
