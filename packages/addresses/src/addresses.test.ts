import { describe, expect, it } from 'vitest';

import { addressOf, neighbourAt, readAddresses } from './addresses.ts';
import { apps } from './table.ts';

describe('the addresses of an installation', () => {
  it('are one origin without a word, with the API below its prefix', () => {
    const addresses = readAddresses({});
    expect(new Set(apps.map(({ name }) => addresses.before[name]))).toEqual(
      new Set(['http://localhost:3000']),
    );
    expect(addressOf(addresses, 'api', '/kalender/x.ics')).toBe('http://localhost:3000/api/kalender/x.ics');
    expect(addresses).toMatchObject({ name: 'localhost', secure: false });
  });

  it('are hosts below the domain, the API without a prefix', () => {
    const addresses = readAddresses({ PUBLIC_DOMAIN: 'Kehrtour.example' });
    expect(addresses.before).toEqual({
      portal: 'https://app.kehrtour.example',
      admin: 'https://admin.kehrtour.example',
      booking: 'https://termin.kehrtour.example',
      marketing: 'https://www.kehrtour.example',
      patternlib: 'https://patternlib.kehrtour.example',
      api: 'https://api.kehrtour.example',
    });
    expect(addresses).toMatchObject({ name: 'kehrtour.example', secure: true });
  });

  it('can be tried on this machine, with a port and without TLS', () => {
    const addresses = readAddresses({ PUBLIC_DOMAIN: 'http://localhost:8080' });
    expect(addresses.before.portal).toBe('http://app.localhost:8080');
    expect(addresses.secure).toBe(false);
  });

  it('let a single one stand elsewhere', () => {
    const env = { PUBLIC_DOMAIN: 'kehrtour.example', PUBLIC_URL_BOOKING: 'https://termine.betrieb.example' };
    const addresses = readAddresses(env);
    expect(addressOf(addresses, 'booking', '/termin', { code: 'a b&c' })).toBe(
      'https://termine.betrieb.example/termin?code=a+b%26c',
    );
    expect(addresses.before.portal).toBe('https://app.kehrtour.example');
  });

  it.each([
    ['termin.kehrtour.example', 'booking'],
    ['TERMIN.kehrtour.example:443', 'booking'],
    ['termin.kehrtour.example:8443', undefined],
    ['api.kehrtour.example', 'api'],
    ['kehrtour.example', undefined],
    ['app.kehrtour.example.fremd.example', undefined],
  ])('say who answers on %s', (host, neighbour) => {
    expect(neighbourAt(readAddresses({ PUBLIC_DOMAIN: 'kehrtour.example' }), host)).toBe(neighbour);
  });

  it.each([
    [{ PUBLIC_URL: 'https://a.example', PUBLIC_DOMAIN: 'a.example' }, 'widersprechen sich'],
    [{ PUBLIC_URL: 'app.firma.de' }, 'PUBLIC_URL=app.firma.de ist keine Adresse'],
    [{ PUBLIC_URL: 'https://firma.de/kehrtour' }, 'PUBLIC_URL=https://firma.de/kehrtour ist keine Adresse'],
    [{ PUBLIC_DOMAIN: 'firma.de/x' }, 'PUBLIC_DOMAIN=firma.de/x ist keine Domain'],
    [{ PUBLIC_DOMAIN: 'https://firma..de' }, 'ist keine Domain'],
    [
      { PUBLIC_DOMAIN: 'a.example', PUBLIC_URL_ADMIN: 'https://app.a.example' },
      'PUBLIC_URL_PORTAL und PUBLIC_URL_ADMIN führen beide zu https://app.a.example',
    ],
    [{ PUBLIC_URL_PORTEL: 'https://a.example' }, 'Die Einstellung PUBLIC_URL_PORTEL gibt es nicht'],
    [{ PUBLIC_URL_BOOKING: 'ftp://x' }, 'PUBLIC_URL_BOOKING=ftp://x ist keine Adresse'],
  ])('are refused with a sentence: %j', (env, sentence) => {
    expect(() => readAddresses(env)).toThrow(sentence);
  });
});
