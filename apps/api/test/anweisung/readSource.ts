import { globSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import ts from 'typescript6';

const api = fileURLToPath(new URL('../..', import.meta.url));
const repository = path.resolve(api, '../..');
const METHODS = new Set(['rows', 'row', 'run', 'raw', 'query']);

/** Those that take a text instead of SQL. */
const TEXTS = new Set(['raw', 'query']);

/** A place of the API that sends a statement, with the type its rows are read as. */
export type Call = {
  readonly at: string;
  readonly node: ts.CallExpression;
  readonly query: ts.Expression;
  /** Undefined where nobody reads the rows. */
  readonly row: ts.Type | undefined;
};
export type Source = {
  readonly checker: ts.TypeChecker;
  readonly calls: readonly Call[];
  /** All other calls, by the last word of what is called. */
  readonly others: ReadonlyMap<string, readonly ts.CallExpression[]>;
};

/** `file:line` as the house writes places. */
export function placeOf(node: ts.Node): string {
  const file = node.getSourceFile();
  const { line } = file.getLineAndCharacterOfPosition(node.getStart());
  return `${path.relative(repository, file.fileName)}:${line + 1}`;
}

/** What a name stands for, wherever it was imported from. */
export function declarationOf(checker: ts.TypeChecker, node: ts.Node): ts.Declaration | undefined {
  const found = checker.getSymbolAtLocation(node);
  if (found === undefined) return undefined;
  // A shorthand property names two things: the one meant is the value.
  const short = ts.isShorthandPropertyAssignment(node.parent)
    ? checker.getShorthandAssignmentValueSymbol(node.parent)
    : undefined;
  const symbol = short ?? found;
  const target = symbol.flags & ts.SymbolFlags.Alias ? checker.getAliasedSymbol(symbol) : symbol;
  return target.valueDeclaration ?? target.declarations?.[0];
}

/** A function's own node: of `const f = () => …` the arrow, not the name. */
export function functionOf(declaration: ts.Declaration | undefined): ts.SignatureDeclaration | undefined {
  if (declaration === undefined) return undefined;
  if (ts.isFunctionLike(declaration)) return declaration;
  const value =
    ts.isVariableDeclaration(declaration) || ts.isPropertyAssignment(declaration)
      ? declaration.initializer
      : undefined;
  return value && (ts.isArrowFunction(value) || ts.isFunctionExpression(value)) ? value : undefined;
}

/** Reads the API as the compiler does, without its tests. */
export function readSource(): Source {
  const { options } = ts.getParsedCommandLineOfConfigFile(
    path.join(api, 'tsconfig.json'),
    {},
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => undefined,
    },
  ) as ts.ParsedCommandLine;
  const files = globSync('src/**/*.ts', { cwd: api }).filter((file) => !file.endsWith('.test.ts'));
  const program = ts.createProgram(
    files.map((file) => path.join(api, file)),
    options,
  );
  const checker = program.getTypeChecker();
  const calls: Call[] = [];
  const others = new Map<string, ts.CallExpression[]>();
  const visit = (node: ts.Node): void => {
    if (ts.isCallExpression(node)) {
      const sent = asStatement(checker, node);
      if (sent) calls.push(sent);
      else {
        const name = calleeName(node).getText();
        others.set(name, [...(others.get(name) ?? []), node]);
      }
    }
    ts.forEachChild(node, visit);
  };
  for (const file of program.getSourceFiles())
    if (file.fileName.startsWith(path.join(api, 'src'))) visit(file);
  return { checker, calls, others };
}

/** Who calls a function of ours. */
export function callersOf(
  owner: ts.SignatureDeclaration,
  { checker, others }: Source,
): readonly ts.CallExpression[] {
  const named = owner.name ?? (ts.isVariableDeclaration(owner.parent) ? owner.parent.name : undefined);
  const calls = others.get(named?.getText() ?? '') ?? [];
  return calls.filter((call) => functionOf(declarationOf(checker, calleeName(call))) === owner);
}

const calleeName = ({ expression }: ts.CallExpression): ts.Node =>
  ts.isPropertyAccessExpression(expression) ? expression.name : expression;

function asStatement(checker: ts.TypeChecker, node: ts.CallExpression): Call | undefined {
  const { expression, arguments: given } = node;
  if (!ts.isPropertyAccessExpression(expression) || !METHODS.has(expression.name.text)) return undefined;
  const method = checker.getSymbolAtLocation(expression.name)?.valueDeclaration;
  if (!method?.getSourceFile().fileName.endsWith('platform/db/db.ts') || given[0] === undefined)
    return undefined;
  const row = expression.name.text === 'run' ? undefined : rowType(checker, node, expression.name.text);
  // A text as it is, and nobody here reads what comes: it is handed on, or a library's own.
  const handedOn = row === undefined || row.flags & (ts.TypeFlags.TypeParameter | ts.TypeFlags.Any);
  if (handedOn && TEXTS.has(expression.name.text)) return undefined;
  return { at: placeOf(node), node, query: given[0], row };
}

function rowIn(checker: ts.TypeChecker, promised: ts.Type, method: string): ts.Type | undefined {
  if (method === 'row') return checker.getNonNullableType(promised);
  const rows = TEXTS.has(method) ? checker.getPropertyOfType(promised, 'rows') : undefined;
  return checker.getIndexTypeOfType(rows ? checker.getTypeOfSymbol(rows) : promised, ts.IndexKind.Number);
}

function rowType(checker: ts.TypeChecker, node: ts.CallExpression, method: string): ts.Type | undefined {
  const promised = checker.getAwaitedType(checker.getTypeAtLocation(node));
  if (promised === undefined) return undefined;
  const row = rowIn(checker, promised, method);
  return row === undefined || row.flags & ts.TypeFlags.Unknown ? undefined : row;
}

export const isConst = (declaration: ts.VariableDeclaration): boolean =>
  (ts.getCombinedNodeFlags(declaration) & ts.NodeFlags.Const) !== 0;

/** A property as it is called. */
export const nameOf = (name: ts.PropertyName): string =>
  ts.isIdentifier(name) || ts.isStringLiteral(name) ? name.text : name.getText();

/** `sql.param(…)` is a parameter of drizzle's own class. */
export const mayHideSql = (node: ts.Expression): boolean =>
  ts.isCallExpression(node) && node.expression.getText().startsWith('sql.');
