import ts from 'typescript6';

import type { Column } from './columns.ts';

/** What both drivers make of PostgreSQL's types, in the words of TypeScript; a type that is not here is read by nobody. */
const READ_AS: Readonly<Record<string, string>> = {
  uuid: 'string',
  text: 'string',
  'character varying': 'string',
  character: 'string',
  name: 'string',
  '"char"': 'string',
  citext: 'string',
  date: 'string',
  'time without time zone': 'string',
  int4range: 'string',
  daterange: 'string',
  tstzrange: 'string',
  inet: 'string',
  cidr: 'string',
  smallint: 'number',
  integer: 'number',
  bigint: 'number',
  numeric: 'number',
  real: 'number',
  'double precision': 'number',
  boolean: 'boolean',
  'timestamp with time zone': 'Date',
  bytea: 'bytes',
  json: 'json',
  jsonb: 'json',
  'uuid[]': 'string[]',
  'text[]': 'string[]',
  'integer[]': 'number[]',
  'smallint[]': 'number[]',
  'double precision[]': 'number[]',
  'boolean[]': 'boolean[]',
};
const DEPTH_MAX = 12;

/** What the columns of an answer are, and the type of its rows says otherwise. */
export function differences(columns: readonly Column[], row: ts.Type, checker: ts.TypeChecker): string[] {
  const variants = row.isUnion() ? row.types : [row];
  const properties = new Map<string, ts.Type[]>();
  const optional = new Set<string>();
  for (const variant of variants)
    for (const property of checker.getPropertiesOfType(variant)) {
      if (property.flags & ts.SymbolFlags.Optional) optional.add(property.name);
      properties.set(property.name, [
        ...(properties.get(property.name) ?? []),
        checker.getTypeOfSymbol(property),
      ]);
    }
  const named = new Set(columns.map(({ name }) => name));
  return [
    ...[...properties.keys()]
      .filter((name) => !named.has(name) && !optional.has(name))
      .map((name) => `${name} wird nicht gelesen`),
    ...columns.flatMap((column) => {
      const types = properties.get(column.name);
      if (types === undefined && (properties.size === 0 || column.type === 'void')) return [];
      if (types === undefined) return [`${column.name} fehlt dem Typ`];
      return ofColumn(
        column,
        types.flatMap((type) => (type.isUnion() ? type.types : [type])),
        checker,
      );
    }),
  ];
}

const EMPTY = ts.TypeFlags.Null | ts.TypeFlags.Undefined;

function ofColumn(column: Column, types: readonly ts.Type[], checker: ts.TypeChecker): string[] {
  const { name, type, mayBeNull, words } = column;
  if (types.some(({ flags }) => flags & ts.TypeFlags.Unknown)) return [];
  const nullable = types.some(({ flags }) => flags & ts.TypeFlags.Null);
  const full = types.filter(({ flags }) => !(flags & EMPTY));
  const found: string[] = [];
  if (mayBeNull === true && !nullable) found.push(`${name} kann null sein`);
  const as = READ_AS[type];
  if (as === undefined) return [...found, `${name} ist ${type}, was beide Treiber verschieden lesen`];
  const wrong = full.filter((one) => !fits(one, as, checker));
  if (wrong.length > 0)
    found.push(`${name} ist ${type}, nicht ${wrong.map((one) => checker.typeToString(one)).join(' | ')}`);
  return [...found, ...wordsBeside(column, full, words)];
}

/** A column whose check allows a word that the type does not know. */
function wordsBeside(
  { name }: Column,
  types: readonly ts.Type[],
  words: readonly string[] | undefined,
): string[] {
  if (types.length === 0 || !types.every((type) => type.isStringLiteral())) return [];
  const known = new Set(types.map((type) => (type as ts.StringLiteralType).value));
  const beside = (words ?? []).filter((word) => !known.has(word));
  return beside.length === 0 ? [] : [`${name} kann auch ${beside.join(', ')} sein`];
}

function fits(type: ts.Type, as: string, checker: ts.TypeChecker): boolean {
  const { flags } = type;
  if (as === 'string') return (flags & ts.TypeFlags.StringLike) !== 0 || isBranded(type);
  if (as === 'number') return (flags & ts.TypeFlags.NumberLike) !== 0;
  if (as === 'boolean') return (flags & ts.TypeFlags.BooleanLike) !== 0;
  if (as === 'Date') return type.getSymbol()?.name === 'Date';
  if (as === 'bytes') return /^(Buffer|Uint8Array)/.test(type.getSymbol()?.name ?? '');
  if (as === 'json') return isJson(type, checker, 0);
  const item = checker.getIndexTypeOfType(type, ts.IndexKind.Number);
  return (
    item !== undefined &&
    (item.isUnion() ? item.types : [item]).every((one) => fits(one, as.slice(0, -2), checker))
  );
}

const isBranded = (type: ts.Type): boolean =>
  type.isIntersection() && type.types.some(({ flags }) => flags & ts.TypeFlags.StringLike);

/** JSON knows no instants, no bytes, no functions: what a type says of them is not so. */
function isJson(type: ts.Type, checker: ts.TypeChecker, depth: number): boolean {
  if (depth > DEPTH_MAX || isBranded(type)) return true;
  if (type.isUnion()) return type.types.every((one) => isJson(one, checker, depth));
  if (!(type.flags & (ts.TypeFlags.Object | ts.TypeFlags.Intersection)))
    return !(type.flags & ts.TypeFlags.BigIntLike);
  if (/^(Date|Buffer|Uint8Array|Map|Set)$/.test(type.getSymbol()?.name ?? '')) return false;
  if (type.getCallSignatures().length > 0) return false;
  const item =
    checker.getIndexTypeOfType(type, ts.IndexKind.Number) ??
    checker.getIndexTypeOfType(type, ts.IndexKind.String);
  if (item) return isJson(item, checker, depth + 1);
  return checker
    .getPropertiesOfType(type)
    .every((property) => isJson(checker.getTypeOfSymbol(property), checker, depth + 1));
}

/** The properties of a row that its type lets be null, by the place where each is written. */
export function admitted(row: ts.Type, checker: ts.TypeChecker): { name: string; place: ts.Node }[] {
  return checker.getPropertiesOfType(row).flatMap((property) => {
    const type = checker.getTypeOfSymbol(property);
    const nullable = type.isUnion() && type.types.some(({ flags }) => flags & ts.TypeFlags.Null);
    return nullable && property.valueDeclaration
      ? [{ name: property.name, place: property.valueDeclaration }]
      : [];
  });
}
