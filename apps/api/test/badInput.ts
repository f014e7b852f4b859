import fc, { type Arbitrary } from 'fast-check';

/** A piece of JSON that no value of the language stands for; `wireOf` puts it into the text as it is. */
const RAW = [
  '1e309',
  '-1e309',
  'NaN',
  '9'.repeat(400),
  '"\\ud800"',
  '"\\udfff und \\ud800"',
  '"a\\u0000b"',
  '{"a\\u0000b":1}',
  '{"\\ud800":1}',
  '{"__proto__":{"rolle":"inhaber"}}',
  '{"constructor":{"prototype":{"rolle":"inhaber"}}}',
  '{"id":1,"id":2}',
  `${'['.repeat(10_000)}${']'.repeat(10_000)}`,
  `${'{"a":'.repeat(2_000)}1${'}'.repeat(2_000)}`,
] as const;
const MARK = '\uE000';

/** What stands where something else was meant: other kinds, other sizes, days and ids that are none. */
const VALUES: readonly unknown[] = [
  ...RAW.map((_text, index) => `${MARK}${index}`),
  null,
  true,
  '',
  ' ',
  'a\u0000b',
  0,
  -1,
  0.5,
  1e300,
  2 ** 31,
  2 ** 53,
  [],
  [[]],
  {},
  [null],
  ['a', 'b'],
  { id: { id: 1 } },
  '2026-02-30',
  '0000-00-00',
  '275760-09-13',
  '-000001-01-01',
  '2027-13-01T25:61:61Z',
  '25:00',
  '00000000-0000-0000-0000-00000000000g',
  '__proto__',
  'constructor',
  'https://a%zz@example.org/kalender.ics',
  'https://example.org:0/',
  "'; drop table termin; --",
  '../../../etc/passwd',
  '\uFEFFx',
  '\u202Egnp.exe',
  'x'.repeat(10_000),
];
const HUGE = 'ü'.repeat(450_000);

export const badValue: Arbitrary<unknown> = fc.oneof(
  { weight: 60, arbitrary: fc.constantFrom(...VALUES) },
  { weight: 10, arbitrary: fc.jsonValue({ maxDepth: 3 }) },
  { weight: 1, arbitrary: fc.constant(HUGE) },
);

/** The text of a body as it travels. */
export const wireOf = (value: unknown): string =>
  (JSON.stringify(value) ?? '').replaceAll(
    new RegExp(`"${MARK}(\\d+)"`, 'g'),
    (_all, index: string) => RAW[Number(index)] ?? '',
  );

type Place = readonly (string | number)[];
function placesOf(value: unknown, at: Place = []): Place[] {
  if (typeof value !== 'object' || value === null) return [at];
  return [at, ...Object.entries(value).flatMap(([key, one]) => placesOf(one, [...at, key]))];
}
function replaced(value: unknown, [key, ...rest]: Place, other: unknown): unknown {
  if (key === undefined) return other;
  if (Array.isArray(value))
    return value.map((one, index) => (String(index) === key ? replaced(one, rest, other) : one));
  return { ...(value as object), [key]: replaced((value as Record<string, unknown>)[key], rest, other) };
}
/** Undefined leaves the place out of the text. */
export const spoilt = (good: Arbitrary<unknown>): Arbitrary<unknown> =>
  fc
    .tuple(
      good,
      fc.nat(),
      fc.oneof({ weight: 8, arbitrary: badValue }, { weight: 1, arbitrary: fc.constant(undefined) }),
    )
    .map(([value, nth, other]) => {
      const places = placesOf(value);
      return replaced(value, places[nth % places.length] ?? [], other);
    });

const latin = (text: string, encoding: BufferEncoding): Buffer => Buffer.from(text, encoding);
type Sent = { readonly headers: Record<string, string>; readonly payload?: string | Buffer };
const JSON_TYPE = { 'content-type': 'application/json' };
const BOUNDARY = 'grenze';
const MULTIPART = { 'content-type': `multipart/form-data; boundary=${BOUNDARY}` };
const part = (disposition: string, content = 'x'): string =>
  `--${BOUNDARY}\r\nContent-Disposition: form-data; ${disposition}\r\n\r\n${content}\r\n`;

/** Whole requests that are odd before anybody looks at a field. */
export const oddBodies: readonly Sent[] = [
  { headers: JSON_TYPE },
  { headers: JSON_TYPE, payload: '' },
  { headers: JSON_TYPE, payload: '{"a":' },
  { headers: JSON_TYPE, payload: 'null' },
  { headers: JSON_TYPE, payload: '"text"' },
  { headers: JSON_TYPE, payload: '\uFEFF{}' },
  { headers: JSON_TYPE, payload: latin('{}', 'utf16le') },
  { headers: JSON_TYPE, payload: Buffer.from([0x7b, 0x22, 0xff, 0x22, 0x3a, 0x31, 0x7d]) },
  { headers: { 'content-type': 'application/json; charset=utf-16' }, payload: latin('{}', 'utf16le') },
  { headers: { ...JSON_TYPE, 'content-encoding': 'gzip' }, payload: '{}' },
  { headers: { ...JSON_TYPE, 'content-encoding': 'nichts' }, payload: '{}' },
  { headers: { 'content-type': 'text/plain' }, payload: '{}' },
  { headers: { 'content-type': 'application/xml' }, payload: '<a/>' },
  { headers: { 'content-type': 'x' }, payload: '{}' },
  { headers: { 'content-type': '' }, payload: '{}' },
  { headers: { 'content-type': 'application/x-www-form-urlencoded' }, payload: 'a=%00&a=%ff&__proto__=1' },
  { headers: MULTIPART, payload: '' },
  { headers: MULTIPART, payload: `--${BOUNDARY}--\r\n` },
  { headers: MULTIPART, payload: part('name="datei"; filename="a.csv"') },
  { headers: { 'content-type': 'multipart/form-data' }, payload: 'x' },
  { headers: MULTIPART, payload: `${part('name="datei"')}--${BOUNDARY}--\r\n` },
  { headers: MULTIPART, payload: `${part('name="da\u0000tei"; filename="a\u0000.csv"')}--${BOUNDARY}--\r\n` },
  { headers: MULTIPART, payload: `${part('name="__proto__"; filename="a.csv"')}--${BOUNDARY}--\r\n` },
  {
    headers: MULTIPART,
    payload: `${part('name="datei"; filename="a\u0000.csv"', 'a;b\n\u0000;1')}--${BOUNDARY}--\r\n`,
  },
];

/** Pieces of an address that are not what they should be, already encoded. */
export const BAD_SEGMENTS = [
  'a%00b',
  '%ff',
  '%zz',
  '%',
  '%ED%A0%80',
  '-1',
  '1e309',
  'null',
  '__proto__',
  'x'.repeat(400),
  '%2e%2e',
  'ü',
  '%F0%9F%94%A5',
];
