import { ARRAY, behind, EXPR, neverNull, type World } from './neverNull.ts';
import { lastQuery, num, outputs, readTree, sub, subs, type Tree, word } from './queryTree.ts';
import { scopeOf, varKey } from './scope.ts';

/** A column of an answer: of which type, whether it may be null (as far as PostgreSQL tells), and which words a check of its origin allows. */
export type Column = {
  readonly name: string;
  readonly type: string;
  readonly mayBeNull: boolean | undefined;
  readonly words: readonly string[] | undefined;
};
/** The columns that a statement answers with. */
export function columnsOf(tree: string, world: World): Column[] {
  const query = lastQuery(readTree(tree));
  if (query === undefined) return [];
  return outputs(query).map((target) => columnOf(target, query, world));
}

function columnOf(target: Tree, query: Tree, world: World): Column {
  const origin = world.catalog.columns.get(`${word(target, 'resorigtbl')}.${word(target, 'resorigcol')}`);
  const expr = sub(target, 'expr');
  const at = num(target, 'resno');
  return {
    name: word(target, 'resname'),
    type: world.catalog.types.get(expr ? typeOf(expr, world) : 0) ?? '?',
    mayBeNull: told(query, at, world),
    words: isCompared(expr, query, world) ? undefined : origin?.words,
  };
}

/** Which words are left of a column that a condition looks at, the condition says. */
function isCompared(expr: Tree | undefined, query: Tree, world: World): boolean {
  if (expr?.name !== 'VAR') return false;
  const [rel, column] = [num(expr, 'varno'), num(expr, 'varattno')];
  const entry = subs(query, 'rtable')[rel - 1];
  const meant = entry && behind(entry, column);
  if (meant) return isCompared(meant, query, world);
  return scopeOf(query, undefined, world.catalog).known.has(varKey(rel, column));
}

/** Undefined where it hangs on a function that nobody sees into. */
function told(query: Tree, at: number, world: World): boolean | undefined {
  const mayBe = !neverNull(query, at, undefined, world);
  return mayBe === !neverNull(query, at, undefined, { ...world, trusting: true }) ? mayBe : undefined;
}

const TYPE_FIELDS = [
  'vartype',
  'consttype',
  'paramtype',
  'aggtype',
  'wintype',
  'funcresulttype',
  'opresulttype',
  'resulttype',
  'casetype',
  'coalescetype',
  'minmaxtype',
  'array_typeid',
  'row_typeid',
  'refrestype',
  'type',
];
const BOOL = 16;

function typeOf(expr: Tree, world: World): number {
  if (expr.name === 'SUBLINK' || expr.name === 'SUBPLAN') return typeOfSublink(expr, world);
  const field = TYPE_FIELDS.find((name) => expr.fields[name] !== undefined);
  return field === undefined ? BOOL : num(expr, field);
}

function typeOfSublink(expr: Tree, world: World): number {
  const kind = num(expr, 'subLinkType');
  const first = outputs(sub(expr, 'subselect') ?? { name: '', fields: {} })[0];
  const inner = first && sub(first, 'expr');
  if (kind === EXPR) return inner ? typeOf(inner, world) : 0;
  return kind === ARRAY && inner ? (world.catalog.arrayOf.get(typeOf(inner, world)) ?? 0) : BOOL;
}
