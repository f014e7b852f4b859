import { readFileSync } from 'node:fs';
import path from 'node:path';

import ts from 'typescript6';

import type { Guide, StoryText } from '../pattern.props.ts';
import { literalValue, propertiesOf } from './literal.ts';

/** What a file of stories says about itself, read without running it. */
export interface StoryFile {
  file: string;
  title: string;
  /** The component and those that belong to it, each with the file that it is imported from. */
  components: readonly { name: string; file: string }[];
  fullscreen: boolean;
  guide: Guide;
  /** By the name of the export, in the order of the file. */
  stories: ReadonlyMap<string, StoryText & { label?: string }>;
}

/** Reads one `*.stories.tsx`. @throws Error with file name when it has no title to find it by. */
export function readStories(file: string): StoryFile {
  const source = ts.createSourceFile(file, readFileSync(file, 'utf8'), ts.ScriptTarget.Latest, true);
  const meta = new Map(propertiesOf(metaOf(source)));
  const title = literalValue(meta.get('title'));
  if (typeof title !== 'string') throw new Error(`${file}: die Geschichten haben keinen Titel.`);
  const parameters = new Map(propertiesOf(meta.get('parameters')));
  const shared = argsOf(meta.get('args'));
  return {
    file,
    title,
    components: [meta.get('component'), ...propertiesOf(meta.get('subcomponents')).map(([, value]) => value)]
      .filter((node) => node !== undefined && ts.isIdentifier(node))
      .map(({ text }) => ({ name: text, file: importOf(source, text) })),
    fullscreen: literalValue(parameters.get('layout')) === 'fullscreen',
    guide: (literalValue(parameters.get('guide')) ?? {}) as Guide,
    stories: new Map(
      exportsOf(source).map(([name, node]) => [name, storyOf(node, shared, helpersOf(source))]),
    ),
  };
}

function metaOf(source: ts.SourceFile): ts.Expression | undefined {
  return source.statements.find(ts.isExportAssignment)?.expression;
}

function exportsOf(source: ts.SourceFile): [name: string, value: ts.Expression][] {
  return source.statements
    .filter(ts.isVariableStatement)
    .filter((statement) => statement.modifiers?.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword))
    .flatMap(({ declarationList }) => [...declarationList.declarations])
    .flatMap(({ name, initializer }): [string, ts.Expression][] =>
      // What tests take from a file of stories begins small and is no situation.
      ts.isIdentifier(name) && initializer && /^[A-Z]/.test(name.text) ? [[name.text, initializer]] : [],
    );
}

function storyOf(
  node: ts.Expression,
  shared: Record<string, string>,
  helpers: ReadonlyMap<string, string>,
): StoryText & { label?: string } {
  const parts = new Map(propertiesOf(node));
  const isObject = parts.size > 0 || ts.isObjectLiteralExpression(node);
  const label = literalValue(parts.get('name'));
  return {
    source: [...neededBy(node.getText(), helpers), bodyOf(node)].join('\n\n'),
    ...(isObject && !parts.has('render') ? { args: { ...shared, ...argsOf(parts.get('args')) } } : {}),
    ...(typeof label === 'string' ? { label } : {}),
  };
}

/** `() => <Button />` is shown as `<Button />`; what needs its own lines stays a component. */
function bodyOf(node: ts.Expression): string {
  const text = node.getSourceFile().getFullText();
  if (!ts.isArrowFunction(node) || ts.isBlock(node.body)) return dedented(text, node);
  const { body } = node;
  return dedented(text, ts.isParenthesizedExpression(body) ? body.expression : body);
}

/** What the file declares for its stories: houses, handlers, a page around them. */
function helpersOf(source: ts.SourceFile): Map<string, string> {
  return new Map(
    source.statements.flatMap((statement): [string, string][] => {
      const text = statement.getText();
      if (/^export (default )?(const [A-Z]|\{)/.test(text)) return [];
      if (ts.isFunctionDeclaration(statement) || ts.isTypeAliasDeclaration(statement))
        return statement.name ? [[statement.name.text, text]] : [];
      if (!ts.isVariableStatement(statement)) return [];
      return statement.declarationList.declarations.map(({ name }) => [name.getText(), text]);
    }),
  );
}

/** Declarations that a text names, and those that they name, in the order of the file. */
function neededBy(text: string, helpers: ReadonlyMap<string, string>): string[] {
  const needed = new Set<string>();
  const waiting = [text];
  for (let next = waiting.pop(); next !== undefined; next = waiting.pop()) {
    for (const [name, declaration] of helpers) {
      if (needed.has(name) || !new RegExp(`\\b${name}\\b`).test(next)) continue;
      needed.add(name);
      waiting.push(declaration);
    }
  }
  return [...helpers].flatMap(([name, declaration]) => (needed.has(name) ? [declaration] : []));
}

function dedented(text: string, node: ts.Node): string {
  const start = node.getStart();
  const column = start - (text.lastIndexOf('\n', start - 1) + 1);
  const lines = node.getText().split('\n');
  const least = Math.min(
    ...lines
      .slice(1)
      .filter((line) => line.trim())
      .map((line) => line.search(/\S/)),
    lines.length > 1 ? Number.POSITIVE_INFINITY : column,
  );
  return lines.map((line, index) => (index === 0 ? line : line.slice(least))).join('\n');
}

function argsOf(node: ts.Expression | undefined): Record<string, string> {
  return Object.fromEntries(propertiesOf(node).map(([name, value]) => [name, value.getText()]));
}

function importOf(source: ts.SourceFile, name: string): string {
  const found = source.statements.filter(ts.isImportDeclaration).find(({ importClause }) => {
    const bindings = importClause?.namedBindings;
    return bindings && ts.isNamedImports(bindings) && bindings.elements.some((one) => one.name.text === name);
  });
  const from = literalValue(found?.moduleSpecifier);
  return typeof from === 'string' && from.startsWith('.')
    ? path.join(path.dirname(source.fileName), from)
    : '';
}
