import { type AppName, apps, hostOfApi, prefixOfApi } from './table.ts';

/** Whom a link can lead to. */
export type Neighbour = AppName | 'api';

/** Where everybody answers on this installation. */
export interface Addresses {
  /** What stands before a path: origin without a slash at the end; for the API on one origin with its prefix. */
  readonly before: Readonly<Record<Neighbour, string>>;
  /** Domain, or host of the one origin: for identifiers that no other installation makes. */
  readonly name: string;
  /** Visitors come over TLS. */
  readonly secure: boolean;
  /** Every app has a host of its own; otherwise they share one, whatever it is called. */
  readonly ownHosts: boolean;
  /** The setting that says it, as it was written. */
  readonly said: string;
}

type Environment = Readonly<Record<string, string | undefined>>;

const ONE_ORIGIN = 'PUBLIC_URL';
const OWN_HOSTS = 'PUBLIC_DOMAIN';
const DEFAULT_ORIGIN = 'http://localhost:3000';
/** Labels with dots between; one alone is enough for `localhost`. */
const DOMAIN = /^(?:https?:\/\/)?[a-z0-9-]+(?:\.[a-z0-9-]+)*(?::\d{1,5})?$/i;

const neighbours: readonly Neighbour[] = [...apps.map(({ name }) => name), 'api'];
const overrideOf = (neighbour: Neighbour): string => `${ONE_ORIGIN}_${neighbour.toUpperCase()}`;

/** The settings that say where somebody answers. */
export const addressSettings: readonly string[] = [ONE_ORIGIN, OWN_HOSTS, ...neighbours.map(overrideOf)];

/**
 * One origin for all (`PUBLIC_URL`), or a host of its own for each app below `PUBLIC_DOMAIN`; single ones may stand
 * elsewhere (`PUBLIC_URL_BOOKING` and so on).
 * @throws Error naming the setting in German when one cannot be meant, or two contradict each other
 */
export function readAddresses(env: Environment): Addresses {
  refuseUnknown(env);
  const one = originOf(ONE_ORIGIN, env[ONE_ORIGIN]);
  const domain = domainOf(env[OWN_HOSTS]);
  if (one !== undefined && domain !== undefined)
    throw new Error(
      `${ONE_ORIGIN}=${env[ONE_ORIGIN]} und ${OWN_HOSTS}=${env[OWN_HOSTS]} widersprechen sich: Entweder liegt alles unter ` +
        'einer Adresse, oder jede Anwendung hat ihre eigene. Lassen Sie eines von beiden weg.',
    );
  const origin = one ?? DEFAULT_ORIGIN;
  const before = Object.fromEntries(
    neighbours.map((neighbour) => [
      neighbour,
      originOf(overrideOf(neighbour), env[overrideOf(neighbour)]) ??
        (domain ? hostBelow(domain, neighbour) : neighbour === 'api' ? origin + prefixOfApi : origin),
    ]),
  ) as Record<Neighbour, string>;
  if (domain !== undefined) refuseSharedOrigins(before);
  return {
    before,
    name: domain ? new URL(domain).hostname : new URL(origin).hostname,
    secure: neighbours.every((neighbour) => before[neighbour].startsWith('https:')),
    ownHosts: domain !== undefined,
    said: domain === undefined ? `${ONE_ORIGIN}=${origin}` : `${OWN_HOSTS}=${env[OWN_HOSTS]}`,
  };
}

/** A slip of the pen would leave an app where nobody looks for it. */
function refuseUnknown(env: Environment): void {
  const unknown = Object.keys(env).find(
    (name) => /^PUBLIC_(?:URL|DOMAIN)/.test(name) && env[name] && !addressSettings.includes(name),
  );
  if (unknown !== undefined)
    throw new Error(`Die Einstellung ${unknown} gibt es nicht. Möglich sind: ${addressSettings.join(', ')}.`);
}

/** On one origin paths tell the apps apart, below a domain their hosts do. */
function refuseSharedOrigins(before: Addresses['before']): void {
  for (const [origin, some] of Map.groupBy(neighbours, (neighbour) => before[neighbour]))
    if (some.length > 1)
      throw new Error(
        `${some.map(overrideOf).join(' und ')} führen beide zu ${origin}. Unter ${OWN_HOSTS} braucht jede Anwendung eine ` +
          'eigene Adresse.',
      );
}

/** Whether the environment says where the product answers, or leaves it to the port it listens on. */
export const saysAddresses = (env: Environment): boolean =>
  Boolean(env[ONE_ORIGIN]) || Boolean(env[OWN_HOSTS]);

/**
 * The only way to a link that leaves its app: in mails, on slips, in files and in frames.
 * @param path as the neighbour itself knows it, with a slash at its head
 */
export function addressOf(
  { before }: Pick<Addresses, 'before'>,
  neighbour: Neighbour,
  path: string,
  query: Readonly<Record<string, string>> = {},
): string {
  const search = new URLSearchParams(query).toString();
  return `${before[neighbour]}${path}${search && `?${search}`}`;
}

/** The app that answers on this host, as a visitor wrote it; undefined where none of ours does. */
export function neighbourAt({ before }: Pick<Addresses, 'before'>, host: string): Neighbour | undefined {
  const asked = host.toLowerCase().replace(/:(?:80|443)$/, '');
  return neighbours.find((neighbour) => new URL(before[neighbour]).host === asked);
}

function hostBelow(domain: string, neighbour: Neighbour): string {
  const { protocol, host } = new URL(domain);
  const label = apps.find(({ name }) => name === neighbour)?.host ?? hostOfApi;
  return `${protocol}//${label}.${host}`;
}

/** @returns with its scheme; TLS where none is named */
function domainOf(text: string | undefined): string | undefined {
  if (!text) return undefined;
  if (!DOMAIN.test(text))
    throw new Error(`${OWN_HOSTS}=${text} ist keine Domain. Gemeint ist etwas wie ihre-firma.de.`);
  return (text.includes('://') ? text : `https://${text}`).toLowerCase();
}

/** Scheme, host and port of an address in a setting. @throws Error in German for what is none, or has a path */
function originOf(name: string, text: string | undefined): string | undefined {
  if (!text) return undefined;
  const url = URL.parse(text);
  if (url && /^https?:$/.test(url.protocol) && url.pathname === '/' && url.search === '') return url.origin;
  throw new Error(`${name}=${text} ist keine Adresse. Gemeint ist etwas wie https://app.ihre-firma.de.`);
}
