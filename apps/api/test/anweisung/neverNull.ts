import type { Catalog } from './catalog.ts';
import { isTree, type Leaf, num, outputs, sub, subs, type Tree, word } from './queryTree.ts';
import { bare, type Scope, scopeOf, varKey } from './scope.ts';

/** Says of a parameter, by its number from 1, whether it may be null. */
export type MayBeNull = (param: number) => boolean;
export type World = {
  readonly catalog: Catalog;
  readonly param: MayBeNull;
  /** Whether a function whose body is no SQL is taken to answer. */
  readonly trusting?: boolean;
};

/** Kinds of a query within an expression. */
const EXISTS = 0;
export const EXPR = 4;
export const ARRAY = 6;

/** Whether the column with this number of a query is never null. */
export function neverNull(query: Tree, at: number, outer: Scope | undefined, world: World): boolean {
  const set = sub(query, 'setOperations');
  const scope = scopeOf(query, outer, world.catalog);
  if (set) return leaves(set).every((rel) => relNeverNull(rel, at, scope, world));
  const target = outputs(query)[at - 1];
  const expr = target && sub(target, 'expr');
  return expr !== undefined && sure(expr, scope, world);
}

const leaves = (set: Tree): number[] =>
  set.name === 'RANGETBLREF'
    ? [num(set, 'rtindex')]
    : ['larg', 'rarg'].flatMap((side) => {
        const arm = sub(set, side);
        return arm ? leaves(arm) : [];
      });

/**
 * Functions that answer null to arguments that are not: what they look for may not be there. `lower` and `upper` are none of
 * them: no range of ours is open, whoever writes one has both its ends.
 */
const MAY_FIND_NOTHING =
  /^(jsonb?_(object|array)_(field|element)(_text)?|jsonb?_extract_path(_text)?|jsonb_path_query_first|array_(length|upper|lower|position|ndims)|regexp_match|textregexsubstr|substring_regex|nullif|current_setting|to_regclass|pg_\w+|json_strip)$/;
/** Functions that take null and never answer with it. */
const ALWAYS_ANSWER =
  /^(concat|concat_ws|jsonb?_build_(object|array)|num_nulls|num_nonnulls|row_to_json|format_type)$/;
/** Aggregates that answer even over nothing. */
const COUNTS = /^(count|regr_count)$/;
const NUMBERS_ROWS = /^(row_number|rank|dense_rank|count|ntile|percent_rank|cume_dist)$/;

type Sure = (expr: Tree, scope: Scope, world: World) => boolean;
const every =
  (field: string): Sure =>
  (expr, scope, world) =>
    subs(expr, field).every((arg) => sure(arg, scope, world));
const arg: Sure = (expr, scope, world) => {
  const inner = sub(expr, 'arg');
  return inner !== undefined && sure(inner, scope, world);
};
const always: Sure = () => true;

const SURE: Readonly<Record<string, Sure>> = {
  VAR: sureVar,
  CONST: (expr) => word(expr, 'constisnull') === 'false',
  PARAM: (expr, _scope, world) => !world.param(num(expr, 'paramid')),
  FUNCEXPR: (expr, scope, world) => sureCall(expr, 'funcid', scope, world),
  OPEXPR: (expr, scope, world) => sureCall(expr, 'opfuncid', scope, world),
  SCALARARRAYOPEXPR: every('args'),
  BOOLEXPR: every('args'),
  NULLTEST: always,
  BOOLEANTEST: always,
  DISTINCTEXPR: always,
  ROWEXPR: always,
  ROW: always,
  ARRAYEXPR: always,
  ARRAY: always,
  SQLVALUEFUNCTION: always,
  GROUPINGFUNC: always,
  RELABELTYPE: arg,
  COERCEVIAIO: arg,
  ARRAYCOERCEEXPR: arg,
  COLLATEEXPR: arg,
  COERCETODOMAIN: arg,
  COALESCE: (expr, scope, world) => subs(expr, 'args').some((one) => sure(one, scope, world)),
  COALESCEEXPR: (expr, scope, world) => subs(expr, 'args').some((one) => sure(one, scope, world)),
  MINMAX: (expr, scope, world) => subs(expr, 'args').some((one) => sure(one, scope, world)),
  MINMAXEXPR: (expr, scope, world) => subs(expr, 'args').some((one) => sure(one, scope, world)),
  CASE: sureCase,
  CASEEXPR: sureCase,
  AGGREF: sureAggregate,
  WINDOWFUNC: (expr, scope, world) =>
    NUMBERS_ROWS.test(world.catalog.functions.get(num(expr, 'winfnoid'))?.name ?? '') ||
    (/^(sum|min|max|first_value)$/.test(world.catalog.functions.get(num(expr, 'winfnoid'))?.name ?? '') &&
      every('args')(expr, scope, world)),
  SUBLINK: sureSublink,
};

function sure(expr: Tree, scope: Scope, world: World): boolean {
  return SURE[expr.name]?.(expr, scope, world) ?? false;
}

function sureCall(expr: Tree, field: string, scope: Scope, world: World): boolean {
  const called = world.catalog.functions.get(num(expr, field));
  if (called === undefined) return false;
  const args = subs(expr, 'args');
  if (called.own) return sureOwn(num(expr, field), args, scope, world);
  if (ALWAYS_ANSWER.test(called.name)) return true;
  // Whether a setting is allowed to be missing is its second argument.
  const missing =
    MAY_FIND_NOTHING.test(called.name) && !(called.name === 'current_setting' && args.length === 1);
  return called.strict && !missing && args.every((one) => sure(one, scope, world));
}

/** A function of our migrations, by its body; one row, or none. */
function sureOwn(id: number, args: readonly Tree[], scope: Scope, world: World): boolean {
  const body = world.catalog.bodies.get(id);
  if (body === undefined) return world.trusting === true;
  const param = (at: number) => !(args[at - 1] && sure(args[at - 1] as Tree, scope, world));
  return oneRow(body) && neverNull(body, 1, undefined, { ...world, param });
}

function sureCase(expr: Tree, scope: Scope, world: World): boolean {
  const otherwise = sub(expr, 'defresult');
  if (otherwise === undefined || !sure(otherwise, scope, world)) return false;
  return subs(expr, 'args').every((when) => {
    const met = sub(when, 'expr');
    const result = sub(when, 'result');
    return result !== undefined && sure(result, met ? scope.given(met) : scope, world);
  });
}

function sureAggregate(expr: Tree, scope: Scope, world: World): boolean {
  const name = world.catalog.functions.get(num(expr, 'aggfnoid'))?.name ?? '';
  if (COUNTS.test(name)) return true;
  // Of a group there is a row at least, unless a filter takes it away.
  if (!scope.grouped || sub(expr, 'aggfilter')) return false;
  const args = subs(expr, 'args').map((target) => sub(target, 'expr'));
  return (
    /^(jsonb?_agg|array_agg|jsonb?_object_agg)$/.test(name) ||
    args.every((one) => one !== undefined && sure(one, scope, world))
  );
}

function sureSublink(expr: Tree, scope: Scope, world: World): boolean {
  const kind = num(expr, 'subLinkType');
  const select = sub(expr, 'subselect');
  if (kind === EXISTS || kind === ARRAY) return true;
  if (select === undefined) return false;
  if (kind !== EXPR) return neverNull(select, 1, scope, world);
  return oneRow(select) && neverNull(select, 1, scope, world);
}

/** One row for sure: what counts over all, or stands without a table. */
const oneRow = (select: Tree): boolean =>
  subs(select, 'groupClause').length === 0 &&
  subs(select, 'groupingSets').length === 0 &&
  sub(select, 'havingQual') === undefined &&
  (word(select, 'hasAggs') === 'true' || bare(select));

function sureVar(expr: Tree, scope: Scope, world: World): boolean {
  const up = num(expr, 'varlevelsup');
  let at: Scope | undefined = scope;
  for (let level = 0; level < up; level += 1) at = at?.outer;
  if (at === undefined) return false;
  const [rel, column] = [num(expr, 'varno'), num(expr, 'varattno')];
  if (at.known.has(varKey(rel, column))) return true;
  if (at.missing.has(rel)) return false;
  const written = at.written.get(varKey(rel, column));
  // What is written is computed from the row as it was.
  if (written) return sure(written, { ...at, written: new Map() }, world);
  return at.there.has(varKey(rel, column)) || relNeverNull(rel, column, at, world);
}

const RELATION = 0;
const SUBQUERY = 1;
const JOIN = 2;
const FUNCTION = 3;
const VALUES = 5;
const CTE = 6;
/** What a query groups by is a table of its own since PostgreSQL 18. */
const GROUP = 9;

/** What stands behind a column of a group or a join. */
export const behind = (entry: Tree, column: number): Tree | undefined => {
  const field = { [JOIN]: 'joinaliasvars', [GROUP]: 'groupexprs' }[num(entry, 'rtekind')];
  return field === undefined ? undefined : subs(entry, field)[column - 1];
};

function relNeverNull(rel: number, column: number, scope: Scope, world: World): boolean {
  const entry = subs(scope.query, 'rtable')[rel - 1];
  if (entry === undefined) return false;
  // The whole row is there, and so are the columns of the system.
  if (column <= 0) return true;
  const kind = num(entry, 'rtekind');
  if (kind === RELATION) return tableNeverNull(entry, column, world);
  if (kind === SUBQUERY) {
    const inner = sub(entry, 'subquery');
    return inner !== undefined && neverNull(inner, column, scope, world);
  }
  const meant = behind(entry, column);
  if (meant) return sure(meant, scope, world);
  if (kind === VALUES) return valuesNeverNull(entry, column, scope, world);
  if (kind === CTE) return cteNeverNull(entry, column, scope, world);
  return kind === FUNCTION && functionNeverNull(entry, column, world);
}

const tableNeverNull = (entry: Tree, column: number, world: World): boolean => {
  const view = world.catalog.bodies.get(num(entry, 'relid'));
  return view ? neverNull(view, column, undefined, world) : isNotNull(entry, column, world);
};
const isNotNull = (entry: Tree, column: number, world: World): boolean =>
  world.catalog.columns.get(`${word(entry, 'relid')}.${column}`)?.notNull ?? false;

function valuesNeverNull(entry: Tree, column: number, scope: Scope, world: World): boolean {
  const lists = entry.fields['values_lists'];
  return (
    Array.isArray(lists) &&
    lists.every((row: Leaf) => {
      const item = Array.isArray(row) ? (row[column - 1] as Leaf) : undefined;
      return isTree(item) && sure(item, scope, world);
    })
  );
}

const asked = new Set<string>();
function cteNeverNull(entry: Tree, column: number, scope: Scope, world: World): boolean {
  let at: Scope | undefined = scope;
  for (let level = 0; level < num(entry, 'ctelevelsup'); level += 1) at = at?.outer;
  const named =
    at && subs(at.query, 'cteList').find((cte) => word(cte, 'ctename') === word(entry, 'ctename'));
  const inner = named && sub(named, 'ctequery');
  if (!inner || !at) return false;
  // What refers to itself is as sure as what it begins with.
  const key = `${word(entry, 'ctename')}.${column}`;
  if (asked.has(key)) return true;
  asked.add(key);
  try {
    return neverNull(inner, column, at, world);
  } finally {
    asked.delete(key);
  }
}

/** Rows that are taken out of one value: what is in it only its writer knows. */
const FROM_A_VALUE = /^(unnest|jsonb?_(to_record(set)?|populate_record(set)?|array_elements(_text)?))$/;

/** Rows of a function: numbers of rows are there, and what is counted out. */
function functionNeverNull(entry: Tree, column: number, world: World): boolean {
  const functions = subs(entry, 'functions');
  const inner = functions[0] && sub(functions[0], 'funcexpr');
  const widths = functions.reduce((sum, one) => sum + num(one, 'funccolcount'), 0);
  if (word(entry, 'funcordinality') === 'true' && column > widths) return true;
  const called = inner && world.catalog.functions.get(num(inner, 'funcid'));
  if (inner && called?.own) {
    const body = world.catalog.bodies.get(num(inner, 'funcid'));
    return body
      ? neverNull(body, column, undefined, { ...world, param: () => true })
      : world.trusting === true;
  }
  const name = called?.name ?? '';
  if (FROM_A_VALUE.test(name)) return world.trusting === true;
  return (
    /^(generate_series|generate_subscripts|jsonb?_object_keys|jsonb?_each(_text)?|regexp_split_to_table|string_to_table)$/.test(
      name,
    ) && !(name.endsWith('_text') && column === 2)
  );
}
