import { describe, expect, it } from 'vitest';

import { seitenfehler, terminbuchungseinstellungen } from './terminbuchung.ts';

const seiten = terminbuchungseinstellungen.shape.seiten;

describe('seiten', () => {
  it('are kept as browsers write an origin', () => {
    expect(seiten.parse([' HTTPS://Www.Meier.de/ ', 'https://kehren.meier.de:8443'])).toEqual([
      'https://www.meier.de',
      'https://kehren.meier.de:8443',
    ]);
    expect(seiten.parse(['https://www.schornsteinfeger-müller.de'])).toEqual([
      'https://www.xn--schornsteinfeger-mller-9lc.de',
    ]);
  });
  it('are trimmed to the site when a page of it was copied', () => {
    expect(
      seiten.parse([
        'https://www.meier.de/termin/buchen?x=1#oben',
        'https://meier.de?x=1',
        'https://huber.de/',
      ]),
    ).toEqual(['https://www.meier.de', 'https://meier.de', 'https://huber.de']);
    expect(seiten.safeParse(['https://meier.de/a', 'https://meier.de/b']).success).toBe(false);
  });
  it('take no second spelling of the same site', () => {
    expect(seiten.safeParse(['https://meier.de', 'https://MEIER.de/']).success).toBe(false);
  });
  it.each([
    ['https://*.meier.de', 'Stern'],
    ['http://meier.de', 'https'],
    ['meier.de', 'https'],
    ['https://anna:geheim@meier.de', 'Zugangsdaten'],
    ['https://192.168.1.7', 'IP-Adresse'],
    ['https://0x7f000001', 'IP-Adresse'],
    ['https://[::1]', 'IP-Adresse'],
    ['https://localhost', 'keine Adresse'],
    ["https://meier.de;script-src 'unsafe-inline'", 'keine Adresse'],
    ['https://', 'keine Adresse'],
  ])('refuse %s', (adresse, wort) => {
    expect(seitenfehler(adresse)).toContain(wort);
    const gelesen = seiten.safeParse([adresse]);
    expect(gelesen.error?.issues[0]?.message).toContain(wort);
  });
});
