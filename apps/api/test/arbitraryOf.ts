import fc, { type Arbitrary } from 'fast-check';
import type * as z from 'zod/mini';

/** Values that mean something to the running server, by the name of their field: ids that exist, the slug, a code. */
export type Known = (field: string) => readonly unknown[];

/** The rule that a check holds, or that a schema such as `z.uuid()` is itself. */
type Check = {
  readonly check?: string;
  readonly format?: string;
  readonly pattern?: RegExp;
  readonly value?: number;
  readonly minimum?: number;
  readonly maximum?: number;
};
type Inner = { readonly _zod: { readonly def: Def; readonly optin?: string } };
type Def = Check & {
  readonly type: string;
  readonly checks?: readonly { readonly _zod: { readonly def: Check } }[];
  readonly shape: Record<string, Inner>;
  readonly element: Inner;
  readonly innerType: Inner;
  readonly options: readonly Inner[];
  readonly items: readonly Inner[];
  readonly keyType: Inner;
  readonly valueType: Inner;
  readonly values: readonly unknown[];
  readonly entries: Record<string, unknown>;
};

type Bounds = { minimum?: number; maximum?: number; format?: string; pattern?: RegExp };
function boundsOf(def: Def): Bounds {
  const bounds: Bounds = {};
  for (const rule of [def, ...(def.checks ?? []).map(({ _zod }) => _zod.def)]) {
    if (rule.check === 'greater_than' || rule.check === 'min_length')
      bounds.minimum = rule.value ?? rule.minimum ?? 0;
    if (rule.check === 'less_than' || rule.check === 'max_length')
      bounds.maximum = rule.value ?? rule.maximum ?? 0;
    // A day within certain years is still a day.
    if ((rule.check === 'string_format' || rule.check === 'number_format') && !FORMATS[bounds.format ?? ''])
      bounds.format = rule.format ?? '';
    if (rule.pattern) bounds.pattern = rule.pattern;
  }
  return bounds;
}

/**
 * What a schema takes, and a little of what it hardly takes: rules between fields (`refine`) are left to chance.
 * @throws Error for a kind of schema that nobody taught it, so that no field is left out in silence
 */
export function arbitraryOf(schema: z.ZodMiniType, known: Known): Arbitrary<unknown> {
  return ofField(schema as unknown as Inner, '', known);
}

function ofField(schema: Inner, field: string, known: Known): Arbitrary<unknown> {
  const plain = ofSchema(schema, field, known);
  const fitting = known(field).filter(
    (value) => (schema as unknown as z.ZodMiniType).safeParse(value).success,
  );
  if (fitting.length === 0) return plain;
  return fc.oneof({ weight: 5, arbitrary: fc.constantFrom(...fitting) }, { weight: 1, arbitrary: plain });
}

function ofSchema({ _zod: { def } }: Inner, field: string, known: Known): Arbitrary<unknown> {
  const bounds = boundsOf(def);
  const inner = (one: Inner, name = field): Arbitrary<unknown> => ofField(one, name, known);
  switch (def.type) {
    case 'string':
      return ofText(bounds);
    case 'number':
      return bounds.format === 'safeint' ? ofInteger(bounds) : ofNumber(bounds);
    case 'boolean':
      return fc.boolean();
    case 'unknown':
      return fc.jsonValue({ maxDepth: 2 });
    case 'literal':
      return fc.constantFrom(...def.values);
    case 'enum':
      return fc.constantFrom(...Object.values(def.entries));
    case 'nullable':
      return fc.option(inner(def.innerType), { nil: null, freq: 3 });
    case 'default':
    case 'optional':
      return inner(def.innerType);
    case 'union':
      return fc.oneof(...def.options.map((one) => inner(one)));
    case 'array':
      return fc.array(inner(def.element), {
        minLength: bounds.minimum ?? 0,
        maxLength: Math.min(bounds.maximum ?? 4, 4),
      });
    case 'tuple':
      return fc.tuple(...def.items.map((one) => inner(one)));
    case 'record':
      return fc.dictionary(inner(def.keyType) as Arbitrary<string>, inner(def.valueType), { maxKeys: 3 });
    case 'object':
      return ofObject(def, inner);
    default:
      throw new Error(`no arbitrary for a schema of type ${def.type}`);
  }
}

function ofObject(
  { shape }: Def,
  inner: (one: Inner, name: string) => Arbitrary<unknown>,
): Arbitrary<unknown> {
  const requiredKeys = Object.keys(shape).filter((name) => shape[name]?._zod.optin !== 'optional');
  const fields = Object.fromEntries(Object.entries(shape).map(([name, one]) => [name, inner(one, name)]));
  return fc.record(fields, { requiredKeys, noNullPrototype: true });
}

/** Names that have made trouble somewhere: quotes, wildcards, formulas, letters outside of the first plane. */
const WORDS = [
  'Eva',
  'Müller-Lüdenscheidt',
  "O'Brien",
  '<b>',
  '=1+1',
  '100%',
  '_',
  '\\',
  '🔥',
  'ﬁ',
  '12 A',
  '91207',
  ';--',
];
const DAYS = [
  '2027-01-12',
  '2027-01-15',
  '2027-02-01',
  '2027-02-26',
  '2027-03-28',
  '2026-01-01',
  '2028-02-29',
];
const EDGE_DAYS = ['0000-01-01', '0001-01-01', '1582-10-10', '1899-12-31', '9999-12-31'];
const INSTANTS = ['2027-01-12T09:00:00+01:00', '2027-03-28T02:30:00+01:00', '2027-01-11T07:00:00Z'];
const EDGE_INSTANTS = [
  '0000-01-01T00:00:00Z',
  '9999-12-31T23:59:59.999999999-23:59',
  '0001-01-01T00:00:00+14:00',
];

const FORMATS: Record<string, Arbitrary<string>> = {
  uuid: fc.uuid(),
  date: mostly(DAYS, EDGE_DAYS),
  datetime: mostly(INSTANTS, EDGE_INSTANTS),
  email: fc.oneof(fc.emailAddress(), fc.constant('eva@example.org')),
  url: fc.oneof(
    fc.webUrl({ withQueryParameters: true }),
    fc.constantFrom(
      'https://a%zz@example.org/',
      'https://example.org:99999/',
      'https://[::1]/',
      'https://%00.example/',
    ),
  ),
};

function mostly(usual: readonly string[], edge: readonly string[]): Arbitrary<string> {
  return fc.oneof(
    { weight: 6, arbitrary: fc.constantFrom(...usual) },
    { weight: 1, arbitrary: fc.constantFrom(...edge) },
  );
}

function ofText({ minimum = 0, maximum = 5_000, format, pattern }: Bounds): Arbitrary<string> {
  const formatted = FORMATS[format ?? ''];
  if (formatted) return formatted;
  // What a pattern means without its flags is only the likelier value.
  if (pattern)
    return fc
      .stringMatching(new RegExp(pattern.source), { size: 'small' })
      .filter((text) => text.length <= maximum);
  const fits = (text: string): string => text.padEnd(minimum, 'x').slice(0, maximum);
  return fc.oneof(
    { weight: 4, arbitrary: fc.constantFrom(...WORDS).map(fits) },
    { weight: 2, arbitrary: fc.string({ unit: 'grapheme', maxLength: 20 }).map(fits) },
    { weight: 1, arbitrary: fc.constantFrom('', ' ', 'x'.repeat(maximum)).map(fits) },
  );
}

function ofInteger({ minimum = -9e15, maximum = 9e15 }: Bounds): Arbitrary<number> {
  const [min, max] = [Math.ceil(minimum), Math.floor(maximum)];
  const edges = [min, max, 0, 1, 2 ** 31 - 1, 2 ** 31, 2 ** 32].filter((one) => one >= min && one <= max);
  const small = { min: Math.max(min, 0), max: Math.max(Math.min(max, 60), Math.max(min, 0)) };
  return fc.oneof(
    { weight: 4, arbitrary: max < 0 ? fc.constant(max) : fc.integer(small) },
    { weight: 1, arbitrary: fc.constantFrom(...edges) },
  );
}

function ofNumber({ minimum, maximum }: Bounds): Arbitrary<number> {
  const bounds = {
    ...(minimum === undefined ? {} : { min: minimum }),
    ...(maximum === undefined ? {} : { max: maximum }),
  };
  return fc.double({ noNaN: true, noDefaultInfinity: true, ...bounds });
}
