import { regexOf } from '@kehrtour/addresses/pattern';
import {
  type App,
  apps,
  headerOfFrames,
  headerOfWorkers,
  notFoundFile,
  pagesOfEveryHost,
} from '@kehrtour/addresses/table';

import { block, headerLines } from './caddyBlock.ts';
import { type Installation, originOfApp } from './caddyInstallation.ts';
import { toBooking } from './caddyProxy.ts';
import { hashesOfInlineScripts, pageHeaders, type PagePolicy } from './headers.ts';

export const pagesOf: Record<
  App['kind'],
  (app: App, folder: string, installation: Installation) => string[]
> = {
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
    ...workerOf(app, folder),
    ...Object.entries(app.entries ?? {}).flatMap(([address, file], i) => [
      `@eingang${i} path_regexp ${regexOf(address)}`,
      block(`handle @eingang${i}`, [...page, `rewrite * /${file}`, 'file_server']),
    ]),
    `@seite path_regexp ${expression}`,
    block('handle @seite', [...page, 'rewrite * /index.html', 'file_server']),
    block('handle', [
      ...page,
      `try_files /${notFoundFile} /index.html`,
      block('file_server', ['status 404']),
    ]),
  ];
}

/** Asked for anew each time: an old one would keep an old page. */
function workerOf({ worker }: App, folder: string): string[] {
  if (worker === undefined) return [];
  return [
    block(`handle /${worker.file}`, [
      `root * ${folder}`,
      ...headerLines({ 'cache-control': 'no-cache', [headerOfWorkers]: worker.scope }),
      'file_server',
    ]),
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
      toBooking(installation.upstreams.booking, [
        `header_up X-Csp-Nonce ${nonce}`,
        // The few pages that the site of a company may show in a frame say so themselves.
        `@gerahmt header ${headerOfFrames} *`,
        block('handle_response @gerahmt', [
          ...policyLines(app, inPage, installation, [
            ...framersOf(app, installation),
            `{rp.header.${asCaddyWritesIt(headerOfFrames)}}`,
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
  const { secretInAddress, framesItself, trustedScripts, unlisted } = app;
  const { tiles, addresses } = installation;
  const frames = app.framesPagesOf && [originOfApp(app.framesPagesOf, installation)];
  const ofApp = { framesItself, trustedScripts, unlisted };
  const policy = { ...inPage, ...ofApp, tiles, frames, framedBy, secure: addresses.secure };
  if (isAlike(secretInAddress))
    return headerLines(pageHeaders({ ...policy, secretInAddress: secretInAddress.length > 0 }));
  const { [REFERRER]: open = '', ...headers } = pageHeaders({ ...policy, secretInAddress: false });
  const { [REFERRER]: secret = '' } = pageHeaders({ ...policy, secretInAddress: true });
  return [
    ...headerLines(headers),
    `header @geheim ${REFERRER} "${secret}"`,
    `header @offen ${REFERRER} "${open}"`,
  ];
}

const REFERRER = 'referrer-policy';

/** All addresses of the app, or none. */
export const isAlike = (patterns: readonly string[]): boolean =>
  patterns.length === 0 || patterns.includes('/*');

/** Hosts of our own whose pages show this app's in a frame. */
function framersOf({ name }: App, installation: Installation): string[] {
  return apps
    .filter(({ framesPagesOf }) => framesPagesOf === name)
    .map((framer) => originOfApp(framer.name, installation));
}

/** Its placeholders know a header by Go's way of writing it alone: `X-Kehrtour-Rahmen`. */
const asCaddyWritesIt = (header: string): string =>
  header.replaceAll(/(?:^|-)[a-z]/g, (letter) => letter.toUpperCase());
