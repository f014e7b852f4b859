import { type Addresses, addressOf, type Neighbour, neighbourAt } from '@kehrtour/addresses/addresses';
import { firstSegment, regexOf } from '@kehrtour/addresses/pattern';
import {
  type App,
  appOfOneOrigin,
  apps,
  foldersOfEveryHost,
  hostOfApi,
  pagesOfEveryHost,
  prefixOfApi,
  prefixOfForms,
} from '@kehrtour/addresses/table';

export type Destination =
  /** `path` is what the API knows: without the prefix. */
  | { to: 'api'; path: string }
  /** A form of an app's page; `path` is the API's. */
  | { to: 'form'; app: App; path: string }
  | { to: 'redirect'; location: string }
  /** A file of an app's build: what the address names below `/`, the folder has below itself. */
  | { to: 'file'; app: App; file: string }
  /** No host of ours. */
  | { to: 'nowhere' }
  /** A page of an app; `found` is false for addresses outside its pages: the same page with HTTP 404. */
  | { to: 'page'; app: App; found: boolean };

const HEALTH = `${prefixOfApi}/health/`;

const expressions = new Map<App, RegExp[]>(
  apps.map((app) => [
    app,
    [...app.pages, ...pagesOfEveryHost].map((pattern) => new RegExp(regexOf(pattern))),
  ]),
);
const fallback = apps.find((app) => app.name === appOfOneOrigin);

/**
 * Who answers `path` (without query) when it is asked on `host`.
 * @param addresses where everybody answers; absent while one origin is whatever it is called, and a first label tells
 */
export function destinationOf(
  host: string,
  path: string,
  method = 'GET',
  addresses?: Addresses,
): Destination {
  const at = addresses?.ownHosts === true ? neighbourAt(addresses, host) : neighbourLabelled(host);
  // Whoever watches this machine asks it by its number.
  if (addresses?.ownHosts === true && at === undefined && !path.startsWith(HEALTH)) return { to: 'nowhere' };
  if (`${path}/`.startsWith(`${prefixOfApi}/`))
    return { to: 'api', path: path.slice(prefixOfApi.length) || '/' };
  if (at === 'api') return { to: 'api', path };

  const ownApp = apps.find((app) => app.name === at);
  const first = firstSegment(path);
  const builder = apps.find((app) => first === `_${app.name}` || first === app.forOtherSites);
  if (builder) return { to: 'file', app: builder, file: path.slice(1) };

  const appOfHost = ownApp ?? fallback;
  if (!appOfHost) throw new Error(`The table names no app „${appOfOneOrigin}“.`);
  if (Object.hasOwn(foldersOfEveryHost, first)) {
    const keeper = apps.find((app) => app.name === foldersOfEveryHost[first]);
    return { to: 'file', app: keeper ?? appOfHost, file: path.slice(1) };
  }
  if (path === '/' && appOfHost.home !== '/') return { to: 'redirect', location: appOfHost.home };

  const app = ownApp ?? ownerOf(first) ?? appOfHost;
  // Pages answer with a slash at the end too, and then their forms are sent there.
  const form = path.replace(/(?<=.)\/$/, '');
  if (method === 'POST' && app.forms?.includes(form)) return { to: 'form', app, path: prefixOfForms + form };
  const found = answers(app, path);
  const neighbour = found || addresses?.ownHosts !== true || method === 'POST' ? undefined : announced(path);
  if (addresses && neighbour) return { to: 'redirect', location: addressOf(addresses, neighbour.name, path) };
  return { to: 'page', app, found };
}

/** An address that another app has leads to its host: links from when all was one origin, and hosts that were mixed up. */
const announced = (path: string): App | undefined =>
  path.startsWith('//') ? undefined : apps.find((app) => app.unannounced !== true && answers(app, path));

function neighbourLabelled(host: string): Neighbour | undefined {
  const [label = '', ...domain] = host.replace(/:\d+$/, '').toLowerCase().split('.');
  if (domain.length === 0) return undefined;
  return label === hostOfApi ? 'api' : apps.find((app) => app.host === label)?.name;
}

function ownerOf(first: string): App | undefined {
  return apps.find((app) => app.pages.some((pattern) => firstSegment(pattern) === first));
}

function answers(app: App, path: string): boolean {
  return isReadable(path) && (expressions.get(app) ?? []).some((expression) => expression.test(path));
}

/** `%ff` and `%zz` stand for no text: such an address names no page. */
function isReadable(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}
