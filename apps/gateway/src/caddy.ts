import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { type Addresses, type Neighbour, readAddresses } from '@kehrtour/addresses/addresses';
import { regexOf } from '@kehrtour/addresses/pattern';
import {
  type App,
  type AppName,
  apps,
  foldersOfEveryHost,
  headerOfFrames,
  pagesOfEveryHost,
  prefixOfApi,
  prefixOfForms,
} from '@kehrtour/addresses/table';

import {
  fileHeaders,
  fileHeadersForOtherSites,
  hashesOfInlineScripts,
  pageHeaders,
  type PagePolicy,
} from './headers.ts';
import { originOf } from './settings.ts';
import { readTrustedProxies, type TrustedProxies } from './trustedProxies.ts';

export interface Installation {
  /** Every app has a host of its own. */
  addresses: Addresses;
  /** Folder of the project on the server. */
  root: string;
  /** `host:port` of the processes. */
  upstreams: { api: string; booking: string };
  tiles?: string | undefined;
  /** Proxies before Caddy whose word about a visitor counts; without any Caddy replaces what it is told. */
  proxies: TrustedProxies;
  /** The HTML of an app that consists of files; of one with many pages all of it, one after the other. */
  readPage: (app: App) => string;
}

/** The production configuration of Caddy, from the same table that the gateway reads. */
export function caddyfile(installation: Installation): string {
  const { addresses, upstreams } = installation;
  return [
    '# Erzeugt von apps/gateway/src/caddy.ts aus der Tabelle des Torhauses; nicht von Hand ändern.',
    ...trusted(installation.proxies),
    block('(haus)', [
      'encode zstd gzip',
      ...headerLines({ ...fileHeaders(true) }, ['-Server', '-X-Powered-By']),
      block(`handle_path ${prefixOfApi}/*`, [`reverse_proxy ${upstreams.api}`]),
      ...apps.map((app) => filesOf(app, installation)),
      ...apps.flatMap((app) => filesForOtherSites(app, installation)),
    ]),
    ...apps.map((app) => block(siteAt(addresses, app.name), siteOf(app, installation))),
    block(siteAt(addresses, 'api'), ['import haus', block('handle', [`reverse_proxy ${upstreams.api}`])]),
    '',
  ].join('\n\n');
}

/** Strict: of a chain the last hop that is not ours counts, as in the gateway. */
function trusted({ names }: TrustedProxies): string[] {
  if (names.length === 0) return [];
  return [
    block('', [
      block('servers', [`trusted_proxies static ${names.join(' ')}`, 'trusted_proxies_strict']),
    ]).trim(),
  ];
}

function filesOf(app: App, { root }: Installation): string {
  return block(`handle /_${app.name}/*`, [
    `root * ${path.join(root, app.built)}`,
    // Only what is there may be kept: a missing file may come back with the next version.
    `@da_${app.name} file`,
    `header @da_${app.name} Cache-Control "public, max-age=31536000, immutable"`,
    'file_server',
  ]);
}

function filesForOtherSites({ built, forOtherSites }: App, { root }: Installation): string[] {
  if (forOtherSites === undefined) return [];
  return [
    block(`handle /${forOtherSites}/*`, [
      `root * ${path.join(root, built)}`,
      ...headerLines(fileHeadersForOtherSites(true), []),
      `@da_${forOtherSites} file`,
      `header @da_${forOtherSites} Cache-Control "public, max-age=31536000, immutable"`,
      'file_server',
    ]),
  ];
}

function siteOf(app: App, installation: Installation): string[] {
  const folder = path.join(installation.root, app.built);
  const folders = foldersOfEveryHost.map((name) => `/${name}/*`).join(' ');
  return [
    'import haus',
    ...secretAddressesOf(app),
    ...(app.home === '/' ? [] : [`redir / ${app.home} 302`]),
    ...formsOf(app, installation),
    `@ordner path ${folders}`,
    block('handle @ordner', [`root * ${folder}`, 'file_server']),
    // Files that must lie at the top, such as the icon and the manifest.
    block('@oben', [
      block('file', [`root ${folder}`]),
      `path_regexp ${app.kind === 'pages' ? '[.][^/.]+$' : '^/[^/]+[.][^/]+$'}`,
      'not path *.html',
    ]),
    block('handle @oben', [`root * ${folder}`, 'file_server']),
    ...neighboursOf(app, installation),
    ...pagesOf[app.kind](app, folder, installation),
  ];
}

/** An address that only another app has leads to its host. */
function neighboursOf(app: App, installation: Installation): string[] {
  const others = apps.filter((other) => other.name !== app.name && other.unannounced !== true);
  const own = [...app.pages, ...pagesOfEveryHost].map(regexOf).join('|');
  return others.flatMap((other) => [
    block(`@${other.name}`, [
      'method GET HEAD',
      // The front page is everybody's own.
      'not path /',
      `not path_regexp ${own}`,
      `path_regexp ${other.pages.map(regexOf).join('|')}`,
    ]),
    block(`handle @${other.name}`, [`redir ${originOfApp(other.name, installation)}{uri} 302`]),
  ]);
}

/** Both sides are named, so that the order in which Caddy sets headers does not matter. */
function secretAddressesOf({ secretInAddress }: App): string[] {
  if (isAlike(secretInAddress)) return [];
  const expression = secretInAddress.map(regexOf).join('|');
  return [`@geheim path_regexp ${expression}`, block('@offen', [`not path_regexp ${expression}`])];
}

/** Before the pages: the same address asked with POST is a form. */
function formsOf({ forms = [] }: App, { upstreams }: Installation): string[] {
  if (forms.length === 0) return [];
  return [
    block('@formular', ['method POST', `path ${forms.flatMap((form) => [form, `${form}/`]).join(' ')}`]),
    block('handle @formular', [
      `rewrite * ${prefixOfForms}{uri}`,
      'uri strip_suffix /',
      `reverse_proxy ${upstreams.api}`,
    ]),
  ];
}

const pagesOf: Record<App['kind'], (app: App, folder: string, installation: Installation) => string[]> = {
  files: builtPages,
  pages: prerenderedPages,
  server: renderedPages,
};

function builtPages(app: App, folder: string, installation: Installation): string[] {
  const scripts = hashesOfInlineScripts(installation.readPage(app));
  const expression = [...app.pages, ...pagesOfEveryHost].map(regexOf).join('|');
  const page = [
    'header Cache-Control no-cache',
    ...policyLines(app, { scripts }, installation),
    `root * ${folder}`,
  ];
  return [
    `@seite path_regexp ${expression}`,
    block('handle @seite', [...page, 'rewrite * /index.html', 'file_server']),
    block('handle', [...page, 'rewrite * /index.html', block('file_server', ['status 404'])]),
  ];
}

/** Every address has a file of its own; what has none is answered with the page for that. */
function prerenderedPages(app: App, folder: string, installation: Installation): string[] {
  const scripts = [...new Set(hashesOfInlineScripts(installation.readPage(app)))];
  const page = [
    'header Cache-Control no-cache',
    ...policyLines(app, { scripts }, installation),
    `root * ${folder}`,
  ];
  return [
    block('@seite', [block('file', [`root ${folder}`, 'try_files {path}/index.html']), 'not path /404*']),
    block('handle @seite', [...page, 'rewrite * {http.matchers.file.relative}', 'file_server']),
    block('handle', [...page, 'rewrite * /404/index.html', block('file_server', ['status 404'])]),
  ];
}

/** The request's own UUID is the nonce: random, and the same for the app and for the policy. */
function renderedPages(app: App, _folder: string, installation: Installation): string[] {
  const nonce = '{http.request.uuid}';
  const inPage = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
  return [
    block('handle', [
      ...policyLines(app, inPage, installation),
      block(`reverse_proxy ${installation.upstreams.booking}`, [
        `header_up X-Csp-Nonce ${nonce}`,
        // The few pages that the site of a company may show in a frame say so themselves.
        `@gerahmt header ${headerOfFrames} *`,
        block('handle_response @gerahmt', [
          ...policyLines(app, inPage, installation, [
            ...framersOf(app, installation),
            `{rp.header.${headerOfFrames}}`,
          ]),
          'header -X-Frame-Options',
          block('copy_response_headers', [`exclude ${headerOfFrames}`]),
          'copy_response',
        ]),
      ]),
    ]),
  ];
}

function policyLines(
  app: App,
  inPage: Pick<PagePolicy, 'scripts' | 'styles'>,
  installation: Installation,
  framedBy: readonly string[] = [],
): string[] {
  const { secretInAddress, framesItself, unlisted } = app;
  const { tiles } = installation;
  const frames = app.framesPagesOf && [originOfApp(app.framesPagesOf, installation)];
  const policy = { ...inPage, tiles, frames, framedBy, framesItself, unlisted, secure: true };
  if (isAlike(secretInAddress))
    return headerLines(pageHeaders({ ...policy, secretInAddress: secretInAddress.length > 0 }), []);
  const { [REFERRER]: open = '', ...headers } = pageHeaders({ ...policy, secretInAddress: false });
  const { [REFERRER]: secret = '' } = pageHeaders({ ...policy, secretInAddress: true });
  return [
    ...headerLines(headers, []),
    `header @geheim ${REFERRER} "${secret}"`,
    `header @offen ${REFERRER} "${open}"`,
  ];
}

const REFERRER = 'referrer-policy';

/** All addresses of the app, or none. */
const isAlike = (patterns: readonly string[]): boolean => patterns.length === 0 || patterns.includes('/*');

/** Hosts of our own whose pages show this app's in a frame. */
function framersOf({ name }: App, installation: Installation): string[] {
  return apps
    .filter(({ framesPagesOf }) => framesPagesOf === name)
    .map((framer) => originOfApp(framer.name, installation));
}

const originOfApp = (name: AppName, { addresses }: Installation): string => addresses.before[name];

/** Caddy's own way of writing it: a host alone is served over TLS, with its certificate. */
const siteAt = ({ before }: Addresses, neighbour: Neighbour): string =>
  before[neighbour].replace(/^https:\/\//, '');

function headerLines(headers: Record<string, string>, removed: readonly string[]): string[] {
  const set = Object.entries(headers).map(([name, value]) => `${name} "${value}"`);
  return [block('header', [...set, ...removed])];
}

function block(head: string, lines: readonly string[]): string {
  const indented = lines.flatMap((line) => line.split('\n')).map((line) => `\t${line}`);
  return [`${head} {`, ...indented, '}'].join('\n');
}

if (import.meta.main) {
  const [domain] = process.argv.slice(2);
  const root = fileURLToPath(new URL('../../..', import.meta.url));
  const env = domain === undefined ? process.env : { ...process.env, PUBLIC_DOMAIN: domain };
  if (!env['PUBLIC_DOMAIN']) {
    process.stderr.write('Welche Domain? Zum Beispiel: node apps/gateway/src/caddy.ts kehrtour.example\n');
    process.exit(1);
  }
  const configuration = caddyfile({
    addresses: readAddresses(env),
    root,
    upstreams: {
      api: process.env['API_UPSTREAM'] || '127.0.0.1:3001',
      booking: process.env['BOOKING_UPSTREAM'] || '127.0.0.1:3002',
    },
    tiles: originOf('TILES_URL', process.env['TILES_URL']),
    proxies: readTrustedProxies(process.env['TRUST_PROXY']),
    readPage: (app) =>
      globSync(app.kind === 'pages' ? '**/index.html' : 'index.html', { cwd: path.join(root, app.built) })
        .map((file) => readFileSync(path.join(root, app.built, file), 'utf8'))
        .join('\n'),
  });
  process.stdout.write(configuration);
}
