import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { apps, pagesOfEveryHost } from '@kehrtour/addresses/table';
import { describe, expect, it } from 'vitest';

import { destinationOf } from './destination.ts';

const root = fileURLToPath(new URL('../../..', import.meta.url));

const ROW = '7d444840-9dc0-11d1-b245-5ffdce74fad2';

/** Every address that an app of files routes, as its sources write it: `path: '/termine/:id?'`. */
function routesOf(name: string): string[] {
  const sources = globSync(`apps/${name}/src/{app,routes}/*routes.ts`, { cwd: root });
  const text = sources.map((file) => readFileSync(path.join(root, file), 'utf8')).join('\n');
  return [...text.matchAll(/\bpath: ['`](\/[^'`]*)['`]/g)].map(([, route = '']) =>
    route.replaceAll(/\$\{(\w+)\}/g, ':$1'),
  );
}

const routes = apps
  .filter(({ kind }) => kind === 'files')
  .flatMap(({ name }) => routesOf(name).map((route) => [name, route]));

/** `/a/(b|c)` → `/a/b`, `/a/c`; what may be missing is once there and once not. */
function examplesOf(pattern: string): string[] {
  return pattern
    .split('/')
    .slice(1)
    .reduce(
      (heads, segment) => {
        const choices = /^\((.+)\)$/.exec(segment)?.[1]?.split('|') ?? [segment.replace(/^:.*/, ROW)];
        return heads.flatMap((head) => choices.map((choice) => `${head}/${choice}`));
      },
      [''],
    );
}

const matchesRoute = (route: string, address: string): boolean =>
  new RegExp(`^${route.replaceAll(/:\w+/g, '[^/]+')}$`).test(address);

const tabled = apps
  .filter(({ kind }) => kind === 'files')
  .flatMap(({ name, pages }) => pages.flatMap(examplesOf).map((address) => [name, address]));

describe('the table', () => {
  it.each(routes)('knows that %s answers %s', (name, route = '') => {
    const address = route
      // The table names every step and messenger, so that an invented one is a 404.
      .replace(':schritt', 'pruefen')
      .replace(':messenger', 'whatsapp')
      .replaceAll(/\/:\w+\?/g, '')
      .replaceAll(/:(id|\w+Id)\b/g, ROW)
      .replaceAll(/:\w+/g, 'x')
      .replace(/\/\*$/, '/x');
    // What every host answers is the own app's only on its own host.
    const own = apps.find((app) => app.name === name)?.host;
    const host = pagesOfEveryHost.includes(address) ? `${own}.kehrtour.example` : 'localhost';
    expect(destinationOf(host, address)).toMatchObject({ to: 'page', app: { name }, found: true });
  });

  it.each(tabled)('is known to the routes of %s: %s', (name, address) => {
    const known = routesOf(name ?? '').some((route) => matchesRoute(route, address ?? ''));
    expect(known).toBe(true);
  });

  it('gives every app a host, and every host one app', () => {
    const hosts = apps.map(({ host }) => host);
    expect(new Set(hosts).size).toBe(hosts.length);
  });

  it.each(apps.map((app) => [app.home, app] as const))(
    'leads home to a page that exists: %s',
    (home, app) => {
      expect(destinationOf(`${app.host}.kehrtour.example`, home)).toMatchObject({ to: 'page', found: true });
    },
  );
});
