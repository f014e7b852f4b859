import { readAddresses } from '@kehrtour/addresses/addresses';
import { describe, expect, it } from 'vitest';

import { destinationOf } from './destination.ts';

function page(host: string, path: string): string {
  const destination = destinationOf(host, path);
  if (destination.to !== 'page') return destination.to;
  return `${destination.app.name} ${destination.found ? 200 : 404}`;
}

describe('destinationOf, everything on one origin', () => {
  it.each([
    ['/anmelden', 'portal 200'],
    ['/anmelden/passwort-vergessen/aendern', 'portal 200'],
    ['/termine', 'portal 200'],
    ['/termine/', 'portal 200'],
    ['/termine/7d444840-9dc0-11d1-b245-5ffdce74fad2', 'portal 200'],
    ['/kehrtouren/neu/pruefen', 'portal 200'],
    ['/kehrtouren/quartal', 'portal 200'],
    ['/admin-area', 'admin 200'],
    ['/admin-area/import-jobs', 'admin 200'],
    ['/termin', 'booking 200'],
    ['/liegenschaft', 'booking 200'],
    ['/terminXdata', 'marketing 404'],
    ['/unternehmen/musterbach/termin/adresse', 'booking 200'],
    ['/', 'marketing 200'],
    ['/blog/fuenf-werktage', 'marketing 200'],
    ['/produkt/kehrtourplaner', 'marketing 200'],
    ['/error', 'marketing 200'],
    ['/patternlib', 'patternlib 200'],
    ['/patternlib/felder/select/lange-texte', 'patternlib 200'],
  ])('opens %s as %s', (path, expected) => {
    expect(page('localhost:3000', path)).toBe(expected);
  });

  it.each([
    ['/termine/7d444840-9dc0-11d1-b245-5ffdce74fad2/noch-etwas', 'portal 404'],
    ['/termine/1', 'portal 404'],
    ['/kehrtouren/abc', 'portal 404'],
    ['/konto/erfunden', 'portal 404'],
    ['/konto/einstellungen/erfunden', 'portal 404'],
    ['/kehrtouren/neu/erfunden', 'portal 404'],
    ['/admin-area/erfunden', 'admin 404'],
    ['/erfunden', 'marketing 404'],
    ['/anmeldenx', 'marketing 404'],
  ])('answers %s with the page of %s', (path, expected) => {
    expect(page('localhost:3000', path)).toBe(expected);
  });

  it("keeps the customer's pages apart from the staff's, singular and plural", () => {
    expect(page('localhost', '/termin')).toBe('booking 200');
    expect(page('localhost', '/termine')).toBe('portal 200');
    expect(page('localhost', '/liegenschaft')).toBe('booking 200');
    expect(page('localhost', '/liegenschaften')).toBe('portal 200');
  });
});

describe('destinationOf, one host per app', () => {
  it.each([
    ['app.kehrtour.example', '/termine'],
    ['admin.kehrtour.example', '/admin-area'],
    ['termin.kehrtour.example', '/unternehmen/termin'],
    ['patternlib.kehrtour.example', '/patternlib'],
  ])('leads / of %s to %s', (host, location) => {
    expect(destinationOf(host, '/')).toEqual({ to: 'redirect', location });
  });

  it('answers foreign addresses with the own 404 page', () => {
    expect(page('admin.kehrtour.example', '/termine')).toBe('admin 404');
    expect(page('app.kehrtour.example', '/admin-area')).toBe('portal 404');
  });

  it('has the error page on every host', () => {
    expect(page('admin.kehrtour.example', '/error')).toBe('admin 200');
    expect(page('termin.kehrtour.example', '/error')).toBe('booking 200');
  });
});

describe('destinationOf, the API', () => {
  it('answers below /api on every host', () => {
    for (const host of [
      'localhost:3000',
      'app.kehrtour.example',
      'termin.kehrtour.example',
      'api.kehrtour.example',
    ]) {
      expect(destinationOf(host, '/api/health/ready')).toEqual({ to: 'api', path: '/health/ready' });
    }
  });

  it('needs no prefix on its own host', () => {
    expect(destinationOf('api.kehrtour.example', '/health/ready')).toEqual({
      to: 'api',
      path: '/health/ready',
    });
  });

  it('does not take an address that only begins alike', () => {
    expect(page('localhost', '/apiary')).toBe('marketing 404');
  });
});

describe('destinationOf, forms', () => {
  it.each(['/kontakt', '/newsletter', '/newsletter-opt-in'])(
    'passes what %s sends without script on to the API, and shows it otherwise',
    (path) => {
      expect(destinationOf('localhost', path, 'POST')).toMatchObject({
        to: 'form',
        path: `/formulare${path}`,
      });
      expect(destinationOf('www.kehrtour.example', `${path}/`, 'POST')).toMatchObject({
        to: 'form',
        path: `/formulare${path}`,
      });
      expect(page('localhost', path)).toBe('marketing 200');
    },
  );

  it('takes no form on another host or for another page', () => {
    expect(destinationOf('app.kehrtour.example', '/kontakt', 'POST')).toMatchObject({ to: 'page' });
    expect(destinationOf('localhost', '/preise', 'POST')).toMatchObject({ to: 'page' });
  });
});

describe('destinationOf, files', () => {
  it('finds the script of the embedding on every host', () => {
    for (const host of ['localhost:3000', 'termin.kehrtour.example', 'www.kehrtour.example'])
      expect(destinationOf(host, '/einbetten/v1/kehrtour-termin.js')).toMatchObject({
        to: 'file',
        app: { name: 'booking' },
        file: 'einbetten/v1/kehrtour-termin.js',
      });
  });

  it('finds the files of each app below its own prefix on every host', () => {
    expect(destinationOf('termin.kehrtour.example', '/_portal/main-4f2a.js')).toMatchObject({
      to: 'file',
      app: { name: 'portal' },
      file: '_portal/main-4f2a.js',
    });
  });

  it.each(['www', 'app', 'admin', 'termin', 'patternlib'])(
    'serves /content of the site on %s, too',
    (host) => {
      const destination = destinationOf(`${host}.kehrtour.example`, '/content/db-3e5eda09.json');
      expect(destination).toMatchObject({
        to: 'file',
        app: { name: 'marketing' },
        file: 'content/db-3e5eda09.json',
      });
    },
  );
  it("serves /scripts from the host's own app", () => {
    expect(destinationOf('admin.kehrtour.example', '/scripts/reload-guard.js')).toMatchObject({
      to: 'file',
      app: { name: 'admin' },
      file: 'scripts/reload-guard.js',
    });
  });
});

describe('destinationOf, where the settings name a host per app', () => {
  const addresses = readAddresses({
    PUBLIC_DOMAIN: 'kehrtour.example',
    PUBLIC_URL_BOOKING: 'https://termine.betrieb.example',
  });
  const at = (host: string, path: string, method?: string) => destinationOf(host, path, method, addresses);

  it.each([
    ['app.kehrtour.example', '/termin', 'https://termine.betrieb.example/termin'],
    [
      'www.kehrtour.example',
      '/anmelden/passwort-vergeben',
      'https://app.kehrtour.example/anmelden/passwort-vergeben',
    ],
    ['termine.betrieb.example', '/preise', 'https://www.kehrtour.example/preise'],
    ['app.kehrtour.example', '/newsletter-opt-in', 'https://www.kehrtour.example/newsletter-opt-in'],
    ['app.kehrtour.example', '/', '/termine'],
  ])('leads from %s%s to %s', (host, path, location) => {
    expect(at(host, path)).toEqual({ to: 'redirect', location });
  });

  it.each([
    ['www.kehrtour.example', '/admin-area'],
    ['admin.kehrtour.example', '/erfunden'],
    ['app.kehrtour.example', '//termin'],
  ])('points nobody from %s%s anywhere', (host, path) => {
    expect(at(host, path)).toMatchObject({ to: 'page', found: false });
  });

  it('answers no host that nobody named, but for the one who watches the machine', () => {
    for (const host of ['kehrtour.example', 'termin.kehrtour.example', '127.0.0.1:3000', 'fremd.example', ''])
      expect(at(host, '/termine')).toEqual({ to: 'nowhere' });
    expect(at('fremd.example', '/api/mitarbeiter')).toEqual({ to: 'nowhere' });
    expect(at('127.0.0.1:3000', '/api/health/ready')).toEqual({ to: 'api', path: '/health/ready' });
  });

  it('sends no form to another host', () => {
    expect(at('app.kehrtour.example', '/kontakt', 'POST')).toMatchObject({ to: 'page', found: false });
  });
});
