import type { Endpoint } from '@kehrtour/contract/endpoint';
import fc, { type Arbitrary } from 'fast-check';

import { arbitraryOf } from './arbitraryOf.ts';
import { BAD_SEGMENTS, badValue, oddBodies, spoilt, wireOf } from './badInput.ts';
import type { FuzzWorld, Knocker } from './fuzzWorld.ts';

/** One request as it travels. */
export type Case = {
  readonly method: string;
  readonly url: string;
  readonly headers: Record<string, string>;
  readonly payload?: string | Buffer;
  /** Everybody comes from an address of their own: limits are tried elsewhere. */
  readonly address: string;
};

type Input = { readonly params: unknown; readonly query: unknown; readonly body: unknown };
type Sent = { readonly headers: Record<string, string>; readonly payload?: string | Buffer };

/** The requests that one endpoint gets: half of them as it wants them, the others spoilt at one place or altogether. */
export function bodiesOf(
  endpoint: Endpoint,
  world: FuzzWorld,
  { seed, bodies }: { seed: number; bodies: number },
): readonly Case[] {
  const cases = fc.tuple(
    urlAndBody(endpoint, world),
    knockerAt(endpoint),
    oddHeaders(endpoint),
    fc.nat(2 ** 24 - 1),
  );
  return fc
    .sample(cases, { seed: seed + hashOf(nameOf(endpoint)), numRuns: bodies })
    .map(([wire, knocker, odd, from], nth) => {
      const token = world.tokenOf(knocker);
      return {
        method: endpoint.method,
        url: wire.url,
        headers: {
          ...(token === undefined ? {} : { authorization: `Bearer ${token}` }),
          ...(endpoint.idempotent ? { 'idempotency-key': `versuch-${hashOf(nameOf(endpoint))}-${nth}` } : {}),
          ...wire.sent.headers,
          ...odd,
        },
        ...(wire.sent.payload === undefined ? {} : { payload: wire.sent.payload }),
        address: `10.${from >> 16}.${(from >> 8) & 255}.${from & 255}`,
      };
    });
}

function urlAndBody(endpoint: Endpoint, world: FuzzWorld): Arbitrary<{ url: string; sent: Sent }> {
  const known = world.knownAt(endpoint.path);
  const part = (schema: Endpoint['body']): Arbitrary<unknown> =>
    schema === undefined ? fc.constant(undefined) : arbitraryOf(schema, known);
  const good: Arbitrary<Input> = fc.record({
    params: part(endpoint.params),
    query: part(endpoint.query),
    body: part(endpoint.body),
  });
  const asMeant = good.map((input) => ({ url: urlOf(endpoint, input), sent: jsonOf(input.body) }));
  const spoiltInput = spoilt(good).map((input) => input as Input | null);
  const spoiltOnce = spoiltInput.map((input) => ({ url: urlOf(endpoint, input), sent: jsonOf(input?.body) }));
  const random = fc
    .tuple(good, badValue)
    .map(([input, body]) => ({ url: urlOf(endpoint, input), sent: jsonOf(body) }));
  const odd = fc
    .tuple(good, fc.constantFrom(...oddBodies))
    .map(([input, sent]) => ({ url: urlOf(endpoint, input), sent }));
  const badUrl = fc
    .tuple(good, oddSearch, fc.constantFrom(...BAD_SEGMENTS))
    .map(([input, search, segment]) => ({
      url:
        endpoint.path.includes(':') && search === ''
          ? endpoint.path.replaceAll(/:\w+/g, segment)
          : `${urlOf(endpoint, { ...input, query: {} })}?${search}${segment}`,
      sent: jsonOf(input.body),
    }));
  return fc.oneof(
    { weight: 40, arbitrary: asMeant },
    { weight: 35, arbitrary: spoiltOnce },
    { weight: 7, arbitrary: random },
    { weight: 8, arbitrary: odd },
    { weight: 10, arbitrary: badUrl },
  );
}

/** The names of the query are those of the endpoints, so that what is wrong is the value. */
const oddSearch = fc.oneof(
  fc.constant(''),
  fc
    .constantFrom('id', 'cursor', 'nach', 'code', 'von', 'bis', 'suche', 'status', '__proto__', 'a[b]')
    .chain((name) => fc.constantFrom(`${name}=`, `${name}=1&${name}=`, `${name}[]=`, `&&${name}&=&${name}=`)),
);

function urlOf(endpoint: Endpoint, input: Input | null): string {
  const params = (input?.params ?? {}) as Record<string, unknown>;
  const path = endpoint.path.replaceAll(/:(\w+)/g, (_match, name: string) => encoded(params[name]));
  const search = typeof input?.query === 'object' && input.query !== null ? Object.entries(input.query) : [];
  const pairs = search.flatMap(([name, value]) =>
    (Array.isArray(value) ? value : [value])
      .filter((one) => one !== undefined)
      .map((one) => `${encoded(name)}=${encoded(one)}`),
  );
  return pairs.length === 0 ? path : `${path}?${pairs.join('&')}`;
}
/** Half a letter cannot stand in an address. */
const encoded = (value: unknown): string =>
  encodeURIComponent((typeof value === 'string' ? value : wireOf(value)).toWellFormed().slice(0, 2_000));

const jsonOf = (body: unknown): Sent =>
  body === undefined
    ? { headers: {} }
    : { headers: { 'content-type': 'application/json' }, payload: wireOf(body) };

function knockerAt({ zugang }: Endpoint): Arbitrary<Knocker> {
  const weighted = (shares: Partial<Record<Knocker, number>>): Arbitrary<Knocker> =>
    fc.oneof(
      ...Object.entries(shares).map(([who, weight]) => ({ weight, arbitrary: fc.constant(who as Knocker) })),
    );
  if (zugang === 'oeffentlich') return weighted({ gast: 9, inhaber: 1 });
  if (zugang === 'partner') return weighted({ partner: 9, inhaber: 1 });
  if (zugang === 'adminUser') return weighted({ adminUser: 9, inhaber: 1 });
  return weighted({ inhaber: 14, buero: 2, geselle: 1, azubi: 1, adminUser: 1, gast: 1 });
}

function oddHeaders({ idempotent }: Endpoint): Arbitrary<Record<string, string>> {
  const odd: Record<string, string>[] = [
    { 'if-none-match': '"\u0000"' },
    { 'user-agent': 'Ä\u0000\ud800' },
    { authorization: 'Bearer a\u0000b' },
    { authorization: 'Basic %ff' },
    { 'x-forwarded-for': '\u0000, 1.2.3' },
    { range: 'bytes=9-1' },
    { accept: 'x' },
    ...(idempotent
      ? ['a\u0000bcdefgh', 'kurz', 'x'.repeat(300), 'ü-ü-ü-ü-ü-ü', '\ud800bcdefgh', ''].map((key) => ({
          'idempotency-key': key,
        }))
      : []),
  ];
  return fc.oneof(
    { weight: 12, arbitrary: fc.constant({}) },
    { weight: 1, arbitrary: fc.constantFrom(...odd) },
  );
}

const nameOf = ({ method, path }: Endpoint): string => `${method} ${path}`;

function hashOf(text: string): number {
  return [...text].reduce((sum, sign) => (sum * 31 + (sign.codePointAt(0) ?? 0)) % 1_000_003, 7);
}
