import type { Catalog } from './catalog.ts';
import { num, sub, subs, type Tree, word } from './queryTree.ts';

export const varKey = (rel: number, column: number): string => `${rel}.${column}`;

/** What a query knows of the columns it reads. */
export type Scope = {
  readonly query: Tree;
  readonly outer: Scope | undefined;
  /** Columns that its conditions make certain. */
  readonly known: ReadonlySet<string>;
  /** Those that are certain as far as their table has a row at all. */
  readonly there: ReadonlySet<string>;
  /** Tables that may have no row: the loose side of an outer join. */
  readonly missing: ReadonlySet<number>;
  /** What an update writes, by column: rows are answered as they are then. */
  readonly written: ReadonlyMap<string, Tree>;
  readonly grouped: boolean;
  /** The same, where this condition is met. */
  readonly given: (condition: Tree) => Scope;
};

const INNER = 0;
const LEFT = 1;
const FULL = 2;
const RIGHT = 3;

/** A query without a table answers with one row. */
export const bare = (query: Tree): boolean => {
  const tree = sub(query, 'jointree');
  return tree !== undefined && subs(tree, 'fromlist').length === 0 && sub(tree, 'quals') === undefined;
};

export function scopeOf(query: Tree, outer: Scope | undefined, catalog: Catalog): Scope {
  const known = new Set<string>();
  const there = new Set<string>();
  const missing = new Set<number>();
  const from = sub(query, 'jointree');
  const quals = (node: Tree | undefined, loose: boolean, side?: ReadonlySet<number>): void => {
    if (node === undefined) return;
    for (const key of certain(node, catalog))
      if (!side || side.has(Number(key.split('.')[0]))) (loose ? there : known).add(key);
  };
  const walk = (node: Tree, loose: boolean): void => {
    if (node.name === 'RANGETBLREF') {
      if (loose) missing.add(num(node, 'rtindex'));
      return;
    }
    if (node.name === 'FROMEXPR') {
      quals(sub(node, 'quals'), loose);
      for (const item of subs(node, 'fromlist')) walk(item, loose);
      return;
    }
    const type = num(node, 'jointype');
    const [left, right] = [sub(node, 'larg'), sub(node, 'rarg')];
    // The condition of an outer join says nothing of the side that stays without it.
    quals(sub(node, 'quals'), loose || type !== INNER, looseSide(type, left, right));
    if (left) walk(left, loose || type === RIGHT || type === FULL);
    if (right) walk(right, loose || type === LEFT || type === FULL);
  };
  if (from) walk(from, false);
  // A condition on a row that may be missing says that it is there.
  for (const key of known) missing.delete(Number(key.split('.')[0]));
  const written = writtenBy(query);
  for (const key of written.keys()) known.delete(key);
  return make({ query, outer, known, there, missing, written, grouped: isGrouped(query) }, catalog);
}

function looseSide(type: number, left: Tree | undefined, right: Tree | undefined): Set<number> | undefined {
  if (type === INNER) return undefined;
  const side = { [LEFT]: right, [RIGHT]: left }[type];
  return new Set(side ? tablesIn(side) : []);
}

const tablesIn = (node: Tree): number[] =>
  node.name === 'RANGETBLREF'
    ? [num(node, 'rtindex')]
    : [...subs(node, 'fromlist'), ...['larg', 'rarg'].flatMap((side) => sub(node, side) ?? [])].flatMap(
        tablesIn,
      );

function make(parts: Omit<Scope, 'given'>, catalog: Catalog): Scope {
  return {
    ...parts,
    given: (condition) => {
      const more = certain(condition, catalog);
      const missing = new Set(parts.missing);
      for (const key of more) missing.delete(Number(key.split('.')[0]));
      return make({ ...parts, known: new Set([...parts.known, ...more]), missing }, catalog);
    },
  };
}

const isGrouped = (query: Tree): boolean =>
  subs(query, 'groupClause').length > 0 && subs(query, 'groupingSets').length === 0;

const UPDATE = 2;
function writtenBy(query: Tree): Map<string, Tree> {
  const rel = num(query, 'resultRelation');
  if (num(query, 'commandType') !== UPDATE || subs(query, 'returningList').length === 0) return new Map();
  return new Map(
    subs(query, 'targetList').flatMap((target) => {
      const expr = sub(target, 'expr');
      return expr ? [[varKey(rel, num(target, 'resno')), expr] as const] : [];
    }),
  );
}

/** The columns that cannot be null where this holds. */
function certain(condition: Tree, catalog: Catalog): Set<string> {
  const { name } = condition;
  if (name === 'BOOLEXPR') {
    const sides = subs(condition, 'args').map((arg) => certain(arg, catalog));
    if (word(condition, 'boolop') === 'and') return new Set(sides.flatMap((side) => [...side]));
    if (word(condition, 'boolop') === 'or')
      return new Set([...(sides[0] ?? [])].filter((key) => sides.every((side) => side.has(key))));
    return strictly(condition, catalog);
  }
  if (name === 'NULLTEST') {
    const arg = sub(condition, 'arg');
    return num(condition, 'nulltesttype') === 1 && arg ? strictly(arg, catalog) : new Set();
  }
  return strictly(condition, catalog);
}

/** The columns that make an expression null when they are. */
function strictly(expr: Tree, catalog: Catalog): Set<string> {
  if (expr.name === 'VAR')
    return num(expr, 'varlevelsup') === 0
      ? new Set([varKey(num(expr, 'varno'), num(expr, 'varattno'))])
      : new Set();
  const strict =
    expr.name === 'RELABELTYPE' ||
    expr.name === 'COERCEVIAIO' ||
    (expr.name === 'BOOLEXPR' && word(expr, 'boolop') === 'not') ||
    isStrictCall(expr, catalog);
  if (!strict) return new Set();
  const one = sub(expr, 'arg');
  const args = expr.name === 'SCALARARRAYOPEXPR' ? subs(expr, 'args').slice(0, 1) : subs(expr, 'args');
  return new Set([...(one ? [one] : []), ...args].flatMap((arg) => [...strictly(arg, catalog)]));
}

function isStrictCall(expr: Tree, catalog: Catalog): boolean {
  const field = { OPEXPR: 'opfuncid', FUNCEXPR: 'funcid', SCALARARRAYOPEXPR: 'opfuncid' }[expr.name];
  return field !== undefined && (catalog.functions.get(num(expr, field))?.strict ?? false);
}
