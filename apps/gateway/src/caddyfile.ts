import { regexOf } from '@kehrtour/addresses/pattern';
import {
  type App,
  apps,
  foldersOfEveryHost,
  pagesOfEveryHost,
  prefixOfApi,
  prefixOfForms,
} from '@kehrtour/addresses/table';

import { block, headerLines } from './caddyBlock.ts';
import { servedFolder, type Installation, originOfApp, siteAt } from './caddyInstallation.ts';
import { isAlike, pagesOf } from './caddyPages.ts';
import { toApi } from './caddyProxy.ts';
import { fileHeaders, fileHeadersForOtherSites } from './headers.ts';
import { noticePage, POLICY_OF_NOTICE } from './noticePage.ts';
import { notReachable } from './notReachable.ts';

const NOT_REACHABLE = 'Kehrtour ist gerade nicht erreichbar.';
const RETRY_AFTER_SECONDS = 2;

/** The production configuration of Caddy, from the same table that the gateway reads. */
export function caddyfile(installation: Installation): string {
  const { addresses, upstreams, here } = installation;
  return [
    '# Erzeugt aus der Tabelle der Adressen; nicht von Hand ändern.',
    ...forAllSites(installation),
    block('(haus)', [
      // What hands out a secret is a POST: it never stands beside what others wrote in something that is made small.
      '@read method GET HEAD',
      'encode @read zstd gzip',
      ...headerLines(fileHeaders(addresses.secure)),
      // Apart: what takes away is done last, and would bring along what stands beside it, past the exceptions below.
      block('header', ['-Server', '-X-Powered-By']),
      ...whenNobodyAnswers(),
      block(`handle_path ${prefixOfApi}/*`, [toApi(upstreams.api)]),
      ...here.map((app) => filesOf(app, installation)),
      ...here.flatMap((app) => filesForOtherSites(app, installation)),
    ]),
    ...here.map((app) => block(siteAt(addresses, app.name), siteOf(app, installation))),
    block(siteAt(addresses, 'api'), ['import haus', block('handle', [toApi(upstreams.api)])]),
    nobodysHost(installation),
    ...innerDoor(installation),
    '',
  ].join('\n\n');
}

/**
 * Whoever says one host to TLS and another in the request is sent away. Proxies strictly: of a chain the last hop that is not ours
 * counts, as in the gateway.
 */
function forAllSites({ proxies: { names }, admin, addresses }: Installation): string[] {
  const ofServers = [
    ...(addresses.secure ? ['strict_sni_host on'] : []),
    ...(names.length === 0 ? [] : [`trusted_proxies static ${names.join(' ')}`, 'trusted_proxies_strict']),
  ];
  const lines = [
    ...(admin === undefined ? [] : [`admin ${admin}`]),
    ...(ofServers.length === 0 ? [] : [block('servers', ofServers)]),
  ];
  return lines.length === 0 ? [] : [block('', lines).trim()];
}

/** Caddy itself would answer a host that nobody named with an empty page and HTTP 200. */
function nobodysHost({ addresses }: Installation): string {
  const { port } = new URL(addresses.before.portal);
  return block(addresses.secure ? 'http://' : `http://:${port || '80'}`, [
    'respond "Unter diesem Namen gibt es hier nichts." 404',
  ]);
}

/** Booking says who the visitor is, and is one of us: nobody else gets to this door. */
function innerDoor({ innerDoor: door, upstreams }: Installation): string[] {
  if (door === undefined) return [];
  const [host, port] = [door.slice(0, door.lastIndexOf(':')), door.slice(door.lastIndexOf(':') + 1)];
  return [
    block(`http://:${port}`, [
      ...(host === '' ? [] : [`bind ${host}`]),
      toApi(upstreams.api, ['trusted_proxies private_ranges']),
    ]),
  ];
}

/** No process is there, or none answers: a page that tries again by itself, and the API's own words below its prefix. */
function whenNobodyAnswers(): string[] {
  const problem = JSON.stringify(notReachable);
  const answer = (type: string, body: string) => [
    ...headerLines({
      'content-type': type,
      'retry-after': String(RETRY_AFTER_SECONDS),
      'cache-control': 'no-store',
    }),
    `respond \`${body}\` 503`,
  ];
  const gone = 'expression `{http.error.status_code} in [502, 503, 504]`';
  return [
    block('handle_errors', [
      block('@programm', [gone, `path ${prefixOfApi}/*`]),
      `@mensch ${gone}`,
      block('handle @programm', answer('application/problem+json', problem)),
      block('handle @mensch', [
        'header -X-Frame-Options',
        ...headerLines({ 'content-security-policy': POLICY_OF_NOTICE }),
        ...answer('text/html; charset=utf-8', noticePage(NOT_REACHABLE)),
      ]),
    ]),
  ];
}

function filesOf(app: App, installation: Installation): string {
  return block(`handle /_${app.name}/*`, [
    `root * ${servedFolder(app, installation)}`,
    // Only what is there may be kept: a missing file may come back with the next version.
    `@da_${app.name} file`,
    `header @da_${app.name} Cache-Control "public, max-age=31536000, immutable"`,
    'file_server',
  ]);
}

function filesForOtherSites(app: App, installation: Installation): string[] {
  const { forOtherSites } = app;
  if (forOtherSites === undefined) return [];
  return [
    block(`handle /${forOtherSites}/*`, [
      `root * ${servedFolder(app, installation)}`,
      ...headerLines(fileHeadersForOtherSites(installation.addresses.secure)),
      `@da_${forOtherSites} file`,
      `header @da_${forOtherSites} Cache-Control "public, max-age=31536000, immutable"`,
      'file_server',
    ]),
  ];
}

function siteOf(app: App, installation: Installation): string[] {
  const folder = servedFolder(app, installation);
  return [
    'import haus',
    ...secretAddressesOf(app),
    ...(app.home === '/' ? [] : [`redir / ${app.home} 302`]),
    ...formsOf(app, installation),
    ...foldersOf(app, installation),
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

/** Each from the build that has it: the host's own, or the one that all share, which may lie on another machine. */
function foldersOf(app: App, installation: Installation): string[] {
  const { here } = installation;
  return Object.entries(foldersOfEveryHost).map(([name, keeper]) => {
    const kept = apps.find((other) => other.name === keeper) ?? app;
    const files = [`root * ${servedFolder(kept, installation)}`, 'file_server'];
    const elsewhere = [`redir ${originOfApp(kept.name, installation)}{uri} 302`];
    return block(`handle /${name}/*`, here.includes(kept) ? files : elsewhere);
  });
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
      toApi(upstreams.api),
    ]),
  ];
}
