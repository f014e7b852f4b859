import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';

import { type Addresses, readAddresses } from '@kehrtour/addresses/addresses';
import { type App, apps } from '@kehrtour/addresses/table';

import { caddyfile } from './caddyfile.ts';
import { folderOf, servedFolder } from './caddyInstallation.ts';
import { originInstead, writeAtOwnOrigin } from './ownOrigin.ts';
import { originOf } from './settings.ts';
import { readTrustedProxies } from './trustedProxies.ts';

/**
 * Command of the operator: writes Caddy's configuration for the artefacts in this folder, or in the one that it names. Into a
 * second one it writes what names addresses of its own, with those of this installation.
 */
function configuration([folder = '.', into]: readonly string[], env: NodeJS.ProcessEnv): string {
  const root = path.resolve(folder);
  const addresses = readAddresses(env);
  if (!addresses.ownHosts) throw new Error('Welche Domain? Zum Beispiel PUBLIC_DOMAIN=ihre-domain.de');
  const here = apps.filter((app) => existsSync(folderOf(app, root)));
  if (here.length === 0) throw new Error(`In ${root} liegt keine Anwendung.`);
  const named = here.filter((app) => originInstead(app, addresses) !== undefined);
  if (into === undefined && named.length > 0) process.stderr.write(`${adviceFor(named, addresses)}\n`);
  const rewritten = new Map(
    into === undefined ? [] : named.map((app) => [app.name, path.resolve(into, app.name)]),
  );
  for (const app of named.filter(({ name }) => rewritten.has(name)))
    writeAtOwnOrigin(app, addresses, { from: folderOf(app, root), into: rewritten.get(app.name) ?? '' });
  return caddyfile({
    addresses,
    root,
    here,
    rewritten,
    upstreams: {
      api: upstreamsOf('API_UPSTREAM', env['API_UPSTREAM'], '127.0.0.1:3001'),
      booking: upstreamsOf('BOOKING_UPSTREAM', env['BOOKING_UPSTREAM'], '127.0.0.1:3002'),
    },
    innerDoor: doorOf('INNER_DOOR', env['INNER_DOOR']),
    admin: env['CADDY_ADMIN'] === 'off' ? 'off' : doorOf('CADDY_ADMIN', env['CADDY_ADMIN']),
    tiles: originOf('TILES_URL', env['TILES_URL']),
    proxies: readTrustedProxies(env['TRUST_PROXY']),
    readPage: (app) => htmlOf(app, servedFolder(app, { root, rewritten })),
  });
}

function adviceFor(named: readonly App[], { before }: Addresses): string {
  const which = named.map(({ name, builtFor }) => `${name} nennt sich ${builtFor} statt ${before[name]}`);
  return `${which.join(', ')}: Mit einem zweiten Ordner, zum Beispiel caddy.js /srv /srv/hier, werden die Seiten mit der richtigen Adresse geschrieben.`;
}

function htmlOf({ kind }: App, folder: string): string {
  return globSync(kind === 'pages' ? '**/index.html' : 'index.html', { cwd: folder })
    .map((file) => readFileSync(path.join(folder, file), 'utf8'))
    .join('\n');
}

/** `host:port`, several with commas or blanks between. */
function upstreamsOf(name: string, text: string | undefined, otherwise: string): string {
  const all = (text || otherwise).split(/[\s,]+/).filter(Boolean);
  for (const one of all)
    if (!/^[\w.-]+:\d{1,5}$/.test(one))
      throw new Error(
        `${name}=${text}: ${one} ist kein Prozess. Gemeint ist etwas wie ${otherwise}, mehrere mit Komma.`,
      );
  return all.join(' ');
}

function doorOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (/^[\w.-]*:\d{1,5}$/.test(text)) return text;
  throw new Error(`${name}=${text} ist nicht zu verstehen. Gemeint ist etwas wie 127.0.0.1:3080.`);
}

try {
  process.stdout.write(configuration(process.argv.slice(2), process.env));
} catch (error) {
  process.stderr.write(`${error instanceof Error ? error.message : String(error)}\n`);
  process.exitCode = 1;
}
