import ts from 'typescript6';

import { apply, combine, member, sampled } from './compute.ts';
import { asText, template } from './drizzle.ts';
import { callersOf, declarationOf, isConst, mayHideSql, nameOf, type Source } from './readSource.ts';
import { carriesSql, isList, speaksSql } from './sqlTypes.ts';
import { type Bound, type Decide, Fragment, isUnknown, Needed, Unfollowed, Unknown } from './values.ts';

type Frame = { readonly values: Map<ts.Node, unknown>; readonly name: string };
type Run = {
  source: Source;
  decide: Decide;
  modules: ReadonlyMap<string, Record<string, unknown>>;
  depth: number;
};

const DEPTH_MAX = 60;

/** The statement that a call sends, on the ways that `decide` chooses. */
export function statementOf(
  query: ts.Expression,
  source: Source,
  decide: Decide,
  modules: ReadonlyMap<string, Record<string, unknown>>,
): Fragment {
  const value = valueOf(query, { values: new Map(), name: '' }, { source, decide, modules, depth: 0 });
  // A text has the numbers of its parameters in it.
  if (typeof value === 'string') return new Fragment([value]);
  if (!(value instanceof Fragment)) throw new Unfollowed(`kein SQL: ${query.getText().slice(0, 60)}`);
  return value;
}

function valueOf(node: ts.Node, frame: Frame, run: Run): unknown {
  if (run.depth > DEPTH_MAX) throw new Unfollowed('zu tief');
  return read(node, frame, { ...run, depth: run.depth + 1 });
}

function read(node: ts.Node, frame: Frame, run: Run): unknown {
  if (
    ts.isParenthesizedExpression(node) ||
    ts.isAsExpression(node) ||
    ts.isSatisfiesExpression(node) ||
    ts.isNonNullExpression(node) ||
    ts.isAwaitExpression(node)
  )
    return valueOf(node.expression, frame, run);
  if (ts.isStringLiteralLike(node)) return node.text;
  if (ts.isNumericLiteral(node)) return Number(node.text);
  if (node.kind === ts.SyntaxKind.TrueKeyword) return true;
  if (node.kind === ts.SyntaxKind.FalseKeyword) return false;
  if (node.kind === ts.SyntaxKind.NullKeyword) return null;
  if (ts.isIdentifier(node)) return named(node, frame, run);
  if (ts.isTaggedTemplateExpression(node)) return tagged(node, frame, run);
  if (ts.isTemplateExpression(node)) return text(node, frame, run);
  if (ts.isConditionalExpression(node))
    return valueOf(holds(node.condition, frame, run) ? node.whenTrue : node.whenFalse, frame, run);
  if (ts.isBinaryExpression(node)) return binary(node, frame, run);
  if (ts.isPrefixUnaryExpression(node) && node.operator === ts.SyntaxKind.ExclamationToken)
    return !truth(valueOf(node.operand, frame, run), run);
  if (ts.isArrayLiteralExpression(node)) return array(node, frame, run);
  if (ts.isObjectLiteralExpression(node)) return object(node, frame, run);
  if (ts.isArrowFunction(node) || ts.isFunctionExpression(node)) return closure(node, frame, run);
  if (ts.isPropertyAccessExpression(node))
    return member(valueOf(node.expression, frame, run), node.name.text, node);
  if (ts.isElementAccessExpression(node)) return element(node, frame, run);
  if (ts.isCallExpression(node)) return call(node, frame, run);
  return new Unknown(node);
}

/** Whether a condition is met; what nobody knows is tried both ways. */
function holds(node: ts.Expression, frame: Frame, run: Run): boolean {
  const value = valueOf(node, frame, run);
  return truth(value, run);
}

/** The same question about the same thing has one answer, wherever it is asked. */
const truth = (value: unknown, run: Run): boolean =>
  isUnknown(value) ? run.decide(`?${value.path}`, 2) === 0 : Boolean(value);

function named(node: ts.Identifier, frame: Frame, run: Run): unknown {
  if (node.text === 'undefined') return undefined;
  const declaration = declarationOf(run.source.checker, node);
  if (declaration === undefined) return new Unknown(node);
  if (frame.values.has(declaration)) return frame.values.get(declaration);
  const file = declaration.getSourceFile();
  if (file.isDeclarationFile) {
    if (node.text === 'sql') return template(run);
    return file.fileName.includes('/lib/lib.')
      ? (globalThis as Record<string, unknown>)[node.text]
      : new Unknown(node);
  }
  if (file.fileName.includes('/packages/')) return exported(declaration, node, run);
  if (ts.isVariableDeclaration(declaration) && declaration.initializer && isConst(declaration))
    return ts.isIdentifier(declaration.name)
      ? valueOf(declaration.initializer, frame, run)
      : new Unknown(node);
  if (ts.isBindingElement(declaration)) return bound(declaration, node, frame, run);
  if (ts.isFunctionDeclaration(declaration)) return closure(declaration, frame, run);
  if (ts.isParameter(declaration)) return given(declaration, node, frame, run);
  return new Unknown(node);
}

/** A value of the domain is what the module says it is. */
function exported(declaration: ts.Declaration, node: ts.Identifier, run: Run): unknown {
  const file = declaration.getSourceFile().fileName;
  const module = run.modules.get(file);
  if (module === undefined) throw new Needed(file);
  const name = ts.getNameOfDeclaration(declaration)?.getText() ?? node.text;
  return name in module ? module[name] : new Unknown(node);
}

function bound(declaration: ts.BindingElement, node: ts.Node, frame: Frame, run: Run): unknown {
  const owner = declaration.parent.parent;
  const whole =
    ts.isVariableDeclaration(owner) && owner.initializer
      ? valueOf(owner.initializer, frame, run)
      : ts.isParameter(owner)
        ? given(owner, node, frame, run)
        : new Unknown(node);
  const pattern = declaration.parent;
  const key = ts.isArrayBindingPattern(pattern)
    ? pattern.elements.indexOf(declaration)
    : (declaration.propertyName ?? declaration.name).getText();
  if (isUnknown(whole)) return new Unknown(node, `${whole.path}.${key}`);
  if (whole === null || whole === undefined) return new Unknown(node);
  const value = (whole as Record<string, unknown>)[key];
  return value === undefined && declaration.initializer
    ? valueOf(declaration.initializer, frame, run)
    : value;
}

/** A parameter: only what becomes text is looked for where the function is called. */
function given(parameter: ts.ParameterDeclaration, node: ts.Node, frame: Frame, run: Run): unknown {
  if (frame.values.has(parameter)) return frame.values.get(parameter);
  const owner = parameter.parent;
  const at = owner.parameters.indexOf(parameter);
  const callers = callersOf(owner, run.source);
  const becomesText = speaksSql(parameter, run.source) || carriesSql(parameter, run.source);
  const wanted = becomesText || isList(parameter, run.source);
  if (!wanted || callers.length === 0)
    return new Unknown(node, `${frame.name}${parameter.getSourceFile().fileName}:${parameter.pos}`);
  const caller =
    callers[run.decide(`caller of ${owner.pos} ${owner.getSourceFile().fileName}`, callers.length)];
  const argument = caller?.arguments[at];
  const there = { values: new Map(), name: `${frame.name}/${caller?.pos}` };
  if (argument) return becomesText ? valueOf(argument, there, run) : listOf(argument, there, run);
  return parameter.initializer ? valueOf(parameter.initializer, frame, run) : undefined;
}

/** A list is handed over beside the text: where nobody can tell what is in it, it is one all the same. */
function listOf(argument: ts.Expression, frame: Frame, run: Run): unknown {
  try {
    return valueOf(argument, frame, run);
  } catch (error) {
    if (error instanceof Unfollowed) return new Unknown(argument);
    throw error;
  }
}

function tagged(node: ts.TaggedTemplateExpression, frame: Frame, run: Run): unknown {
  if (node.tag.getText() !== 'sql') return new Unknown(node);
  if (ts.isNoSubstitutionTemplateLiteral(node.template)) return new Fragment([node.template.text]);
  const parts: (string | Bound)[] = [node.template.head.text];
  for (const span of node.template.templateSpans) {
    parts.push(...chunk(span.expression, frame, run), span.literal.text);
  }
  return new Fragment(parts);
}

function chunk(node: ts.Expression, frame: Frame, run: Run): readonly (string | Bound)[] {
  if (!speaksSql(node, run.source) && !mayHideSql(node)) {
    const type = run.source.checker.getTypeAtLocation(node);
    // drizzle spreads an array into a list in brackets.
    return run.source.checker.isArrayLikeType(type) ? ['(', { node }, ')'] : [{ node }];
  }
  const value = valueOf(node, frame, run);
  if (value instanceof Fragment) return value.parts;
  if (value === undefined) return [];
  if (isUnknown(value) && speaksSql(node, run.source)) throw new Unfollowed(`unbekannt: ${node.getText()}`);
  return [isUnknown(value) ? { node: value.node } : { node }];
}

function text(node: ts.TemplateExpression, frame: Frame, run: Run): string {
  const spans = node.templateSpans.map(
    (span) => asText(valueOf(span.expression, frame, run), run) + span.literal.text,
  );
  return node.head.text + spans.join('');
}

function binary(node: ts.BinaryExpression, frame: Frame, run: Run): unknown {
  const { kind } = node.operatorToken;
  const left = valueOf(node.left, frame, run);
  if (kind === ts.SyntaxKind.QuestionQuestionToken) {
    if (!isUnknown(left)) return left ?? valueOf(node.right, frame, run);
    return run.decide(`??${left.path}`, 2) === 0 ? left : valueOf(node.right, frame, run);
  }
  if (kind === ts.SyntaxKind.AmpersandAmpersandToken || kind === ts.SyntaxKind.BarBarToken) {
    const yes = truth(left, run);
    return yes === (kind === ts.SyntaxKind.AmpersandAmpersandToken) ? valueOf(node.right, frame, run) : left;
  }
  const right = valueOf(node.right, frame, run);
  return combine(node, left, right);
}

function array(node: ts.ArrayLiteralExpression, frame: Frame, run: Run): unknown {
  const items = node.elements.map((item) =>
    ts.isSpreadElement(item) ? valueOf(item.expression, frame, run) : [valueOf(item, frame, run)],
  );
  // Of what is spread and unknown, one stands for all.
  return items.flatMap((item) => (Array.isArray(item) ? (item as unknown[]) : [item]));
}

function object(node: ts.ObjectLiteralExpression, frame: Frame, run: Run): unknown {
  const made: Record<string, unknown> = {};
  for (const part of node.properties) {
    if (ts.isPropertyAssignment(part)) made[nameOf(part.name)] = valueOf(part.initializer, frame, run);
    else if (ts.isShorthandPropertyAssignment(part)) made[part.name.text] = valueOf(part.name, frame, run);
    else if (ts.isSpreadAssignment(part)) Object.assign(made, valueOf(part.expression, frame, run));
  }
  return made;
}

function element(node: ts.ElementAccessExpression, frame: Frame, run: Run): unknown {
  const of = valueOf(node.expression, frame, run);
  const key = valueOf(node.argumentExpression, frame, run);
  if (isUnknown(of) || of === null || typeof of !== 'object') return new Unknown(node);
  if (!isUnknown(key)) return (of as Record<string, unknown>)[String(key)];
  const keys = Object.keys(of);
  return (of as Record<string, unknown>)[keys[run.decide(`[${key.path}]`, keys.length)] ?? ''];
}

/** What `platform/db/sql.ts` makes of a value, whatever the value is. */
const BOUND: Readonly<Record<string, string>> = { json: '', liste: '', instant: '::timestamptz' };

function call(node: ts.CallExpression, frame: Frame, run: Run): unknown {
  const { expression } = node;
  const type = ts.isIdentifier(expression) ? BOUND[expression.text] : undefined;
  if (type !== undefined) return new Fragment([{ node: undefined, never: 'null' }, type]);
  const args = node.arguments.map((argument) => valueOf(argument, frame, run));
  if (ts.isPropertyAccessExpression(expression)) {
    const of = valueOf(expression.expression, frame, run);
    if (isUnknown(of)) return sampled(expression.name.text, of, args, node);
    const method = member(of, expression.name.text, expression);
    return typeof method === 'function' ? apply(method, of, args, node) : new Unknown(node);
  }
  const called = valueOf(expression, frame, run);
  return typeof called === 'function' ? apply(called, undefined, args, node) : new Unknown(node);
}

type Func = ts.ArrowFunction | ts.FunctionExpression | ts.FunctionDeclaration;
function closure(node: Func, frame: Frame, run: Run): unknown {
  const made = (...args: unknown[]): unknown => {
    const values = new Map(frame.values);
    node.parameters.forEach((parameter, at) => {
      const value = parameter.dotDotDotToken ? args.slice(at) : args[at];
      values.set(
        parameter,
        value === undefined && parameter.initializer ? valueOf(parameter.initializer, frame, run) : value,
      );
    });
    const inner = { values, name: `${frame.name}/${node.pos}` };
    if (node.body === undefined) return new Unknown(node);
    return ts.isBlock(node.body)
      ? block(node.body.statements, inner, run)?.value
      : valueOf(node.body, inner, run);
  };
  return Object.assign(made, { ours: true });
}

/** Follows a body to what it returns; undefined when it ends without. */
function block(statements: readonly ts.Statement[], frame: Frame, run: Run): { value: unknown } | undefined {
  for (const statement of statements) {
    if (ts.isReturnStatement(statement))
      return { value: statement.expression ? valueOf(statement.expression, frame, run) : undefined };
    if (ts.isVariableStatement(statement)) declare(statement, frame, run);
    if (ts.isExpressionStatement(statement)) valueOf(statement.expression, frame, run);
    if (ts.isThrowStatement(statement)) throw new Unfollowed('endet mit einem Fehler');
    if (ts.isIfStatement(statement)) {
      const branch = taken(statement, frame, run);
      const inner = branch && (ts.isBlock(branch) ? branch.statements : [branch]);
      const answer = inner && block(inner, frame, run);
      if (answer) return answer;
    }
  }
  return undefined;
}

/** A list that grows line by line must be the same one each time. */
function declare({ declarationList }: ts.VariableStatement, frame: Frame, run: Run): void {
  for (const made of declarationList.declarations)
    if (made.initializer && ts.isArrayLiteralExpression(made.initializer))
      frame.values.set(made, valueOf(made.initializer, frame, run));
}

/** Whoever only guards is passed: what it throws is no statement. */
function taken(statement: ts.IfStatement, frame: Frame, run: Run): ts.Statement | undefined {
  const { thenStatement } = statement;
  const only = ts.isBlock(thenStatement) ? thenStatement.statements[0] : thenStatement;
  if (only && ts.isThrowStatement(only)) return statement.elseStatement;
  return holds(statement.expression, frame, run) ? thenStatement : statement.elseStatement;
}
