import { randomBytes } from 'node:crypto';
import type { IncomingMessage, Server, ServerResponse } from 'node:http';
import path from 'node:path';

import { isOneOf } from '@kehrtour/addresses/pattern';
import {
  type App,
  apps,
  headerOfDirectVisit,
  headerOfFrames,
  headerOfWorkers,
  notFoundFile,
} from '@kehrtour/addresses/table';
import { begin } from '@kehrtour/watchdog/underWay';

import { type BuiltFile, openBuiltFiles } from './builtFiles.ts';
import { openCspReports } from './cspReports.ts';
import { type Destination, destinationOf } from './destination.ts';
import { addressOf } from './faultOf.ts';
import { forward } from './forward.ts';
import { fileHeaders, fileHeadersForOtherSites, hashesOfInlineScripts } from './headers.ts';
import { noticePage } from './noticePage.ts';
import { notReachable } from './notReachable.ts';
import { openDoor } from './openDoor.ts';
import { atOwnOrigin } from './ownOrigin.ts';
import { framedAnywhere, framersOf, type PolicyDeps, policyOf, REPORT_PATH } from './policyOf.ts';
import { answerFault } from './refuse.ts';
import type { TrustedProxies } from './trustedProxies.ts';
import { type Visitor, visitorOf } from './visitorOf.ts';

const NOT_OURS = { status: 404, sentence: 'This page could not be found' };
/** Its pages take answers without script. */
const METHODS_OF_RENDERED = ['GET', 'HEAD', 'POST'];

export interface GatewayDeps extends PolicyDeps {
  root: string;
  /** Ports of the processes behind; the API's, and one per app that is rendered by a server. */
  ports: { api: number } & Partial<Record<App['name'], number>>;
  /** Whose word about a visitor counts. */
  proxies: TrustedProxies;
  /** Known to the API alone: with it we say that a visitor came to us directly. */
  token: string;
  log: (event: Record<string, unknown>) => void;
}

interface Exchange {
  request: IncomingMessage;
  response: ServerResponse;
  url: URL;
  visitor: Visitor;
  deps: GatewayDeps;
}

/** The front door as an HTTP server that does not listen yet. */
export function buildGateway(deps: GatewayDeps): Server {
  const files = new Map(
    apps.map((app) => [
      app.name,
      openBuiltFiles(path.join(deps.root, app.built), atOwnOrigin(app, deps.addresses)),
    ]),
  );
  const fileOf = (app: App, name: string) => files.get(app.name)?.(name);
  const reports = openCspReports(deps.log);
  return openDoor((request, response) => {
    const url = addressOf(request);
    // The door lets in none without one.
    if (!url) return void response.destroy();
    const visitor = visitorOf(request, deps.proxies, deps.secure ? 'https' : 'http');
    if (url.pathname === REPORT_PATH) return reports.take(request, response, visitor.address);
    const destination = destinationOf(visitor.host, url.pathname, request.method, deps.addresses);
    response.once('close', begin(workOf(destination, request.method)));
    answer({ request, response, url, visitor, deps }, destination, fileOf);
  }, deps.proxies);
}

/** Nothing of the address: it may be a customer's code. */
const workOf = (destination: Destination, method = ''): string =>
  'app' in destination
    ? `${method} ${destination.to} ${destination.app.name}`
    : `${method} ${destination.to}`;

function answer(
  exchange: Exchange,
  destination: Destination,
  fileOf: (app: App, name: string) => BuiltFile | undefined,
): void {
  switch (destination.to) {
    case 'api':
      return forwardToApi(exchange, destination.path);
    case 'form':
      return forwardForm(exchange, destination.app, destination.path);
    case 'redirect':
      return void exchange.response
        .writeHead(302, {
          location: destination.location + exchange.url.search,
          ...fileHeaders(exchange.deps.secure),
        })
        .end();
    case 'nowhere':
      return answerFault(exchange.request, exchange.response, NOT_OURS);
    case 'file':
      return sendFile(
        exchange,
        fileOf(destination.app, decoded(destination.file)),
        {},
        isForOthers(destination),
      );
    case 'page':
      return answerPage(exchange, destination, (name) => fileOf(destination.app, name));
  }
}

function answerPage(
  exchange: Exchange,
  { app, found }: { app: App; found: boolean },
  fileOf: (name: string) => BuiltFile | undefined,
): void {
  if (app.kind === 'pages') return answerBuiltPage(exchange, app, fileOf);
  // Files that must lie at the top, such as the icon and the manifest.
  const name = decoded(exchange.url.pathname.slice(1));
  const atTheTop = found || name === notFoundFile ? undefined : fileOf(name);
  if (atTheTop) return sendFile(exchange, atTheTop, workerHeaders(app, name));
  if (app.kind === 'server') return forwardToServer(exchange, app);
  const entry = Object.entries(app.entries ?? {}).find(([page]) => isOneOf([page], exchange.url.pathname));
  const html = (found ? undefined : fileOf(notFoundFile)) ?? fileOf(entry?.[1] ?? 'index.html');
  sendPage(exchange, { app, found }, html);
}

const workerHeaders = ({ worker }: App, file: string): Record<string, string> =>
  worker?.file === file ? { [headerOfWorkers]: worker.scope } : {};

/** A page is a folder with an `index.html`; everything else, such as its payload, is a file of exactly that name. */
function answerBuiltPage(
  exchange: Exchange,
  app: App,
  fileOf: (name: string) => BuiltFile | undefined,
): void {
  const name = decoded(exchange.url.pathname).replace(/^\/|\/$/g, '');
  const file = name.endsWith('.html') ? undefined : fileOf(name);
  if (file) return sendFile(exchange, file);
  const page = fileOf(name === '' ? 'index.html' : `${name}/index.html`);
  sendPage(exchange, { app, found: page !== undefined && name !== '404' }, page ?? fileOf('404/index.html'));
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function isForOthers({ app, file }: { app: App; file: string }): boolean {
  return app.forOtherSites !== undefined && file.startsWith(`${app.forOtherSites}/`);
}

function sendFile(
  exchange: Exchange,
  file: BuiltFile | undefined,
  more: Record<string, string> = {},
  forOtherSites = false,
): void {
  const { response, deps } = exchange;
  if (!file) {
    response.writeHead(404, { 'content-type': 'text/plain; charset=utf-8', ...fileHeaders(deps.secure) });
    return void response.end('Diese Datei gibt es nicht.\n');
  }
  const cacheControl = file.immutable ? 'public, max-age=31536000, immutable' : 'no-cache';
  const headers = forOtherSites ? fileHeadersForOtherSites(deps.secure) : fileHeaders(deps.secure);
  send(exchange, file, 200, { 'cache-control': cacheControl, ...headers, ...more });
}

function sendPage(
  exchange: Exchange,
  { app, found }: { app: App; found: boolean },
  html: BuiltFile | undefined,
): void {
  if (!html) return sendNotice(exchange, app, `Die Anwendung „${app.name}“ ist noch nicht gebaut.`);
  const headers = policyOf(app, exchange, {
    scripts: hashesOfInlineScripts(html.encoded('').body.toString()),
  });
  send(exchange, html, found ? 200 : 404, { 'cache-control': 'no-cache', ...headers });
}

function send(
  { request, response }: Exchange,
  file: BuiltFile,
  status: number,
  headers: Record<string, string>,
): void {
  // Only what exists knows ways to be asked; what does not is missing for all of them.
  if (status !== 404 && !['GET', 'HEAD'].includes(request.method ?? ''))
    return refuseMethod({ request, response }, ['GET', 'HEAD']);
  const known = { etag: file.etag, vary: 'accept-encoding', ...headers };
  if (status === 200 && request.headers['if-none-match'] === file.etag)
    return void response.writeHead(304, known).end();
  const { encoding, body } = file.encoded(String(request.headers['accept-encoding'] ?? ''));
  response.writeHead(status, {
    'content-type': file.type,
    'content-length': body.length,
    ...(encoding ? { 'content-encoding': encoding } : {}),
    ...known,
  });
  response.end(request.method === 'HEAD' ? undefined : body);
}

function refuseMethod(
  { request, response }: Pick<Exchange, 'request' | 'response'>,
  allowed: readonly string[],
): void {
  const sentence = `Diese Adresse kennt ${request.method} nicht, nur ${allowed.join(' und ')}.`;
  answerFault(request, response, { status: 405, sentence, headers: { allow: allowed.join(', ') } });
}

function forwardToApi({ request, response, url, visitor, deps }: Exchange, apiPath: string): void {
  forward(request, response, {
    port: deps.ports.api,
    path: apiPath + url.search,
    visitor,
    // What hands out a secret is a POST: it never stands beside what others wrote in something that is made small.
    compressed: request.method === 'GET' ? 'answers' : undefined,
    ...(visitor.direct && { requestHeaders: { [headerOfDirectVisit]: deps.token } }),
    refused: () => {
      response.writeHead(503, { 'content-type': 'application/problem+json', 'retry-after': '2' });
      response.end(JSON.stringify(notReachable));
    },
  });
}

/** The page that comes back when a form was not taken is the API's own, with its own policy. */
function forwardForm(exchange: Exchange, app: App, apiPath: string): void {
  const { request, response, url, visitor, deps } = exchange;
  forward(request, response, {
    port: deps.ports.api,
    path: apiPath + url.search,
    visitor,
    refused: () =>
      sendNotice(
        exchange,
        app,
        'Ihre Eingaben sind noch nicht angekommen. Gehen Sie zurück und senden Sie sie gleich noch einmal.',
      ),
  });
}

/** The nonce goes to the app in a request header, and into the policy of the page that it renders with it. */
function forwardToServer(exchange: Exchange, app: App): void {
  const { request, response, url, visitor, deps } = exchange;
  if (!METHODS_OF_RENDERED.includes(request.method ?? '')) return refuseMethod(exchange, METHODS_OF_RENDERED);
  const nonce = randomBytes(18).toString('base64');
  const inPage = { scripts: [`'nonce-${nonce}'`], styles: [`'nonce-${nonce}'`] };
  forward(request, response, {
    port: deps.ports[app.name] ?? 0,
    path: url.pathname + url.search,
    visitor,
    requestHeaders: { 'x-csp-nonce': nonce },
    responseHeaders: (_status, sent) =>
      policyOf(app, exchange, { ...inPage, framedBy: framersOf(app, deps, sent[headerOfFrames]) }),
    compressed: 'pages',
    refused: () => sendNotice(exchange, app, 'Diese Seite ist gerade nicht erreichbar.'),
  });
}

function sendNotice(exchange: Exchange, app: App, sentence: string): void {
  const { response } = exchange;
  const headers = policyOf(app, exchange, { scripts: [] });
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '2',
    ...(app.kind === 'server' ? framedAnywhere(headers) : headers),
  });
  response.end(noticePage(sentence));
}
