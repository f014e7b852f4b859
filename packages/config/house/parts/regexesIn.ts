import { eachNode, isNode, lineOf, type Node } from './syntaxTree.ts';

export interface Regex {
  source: string;
  flags: string;
  line: number;
}

/** What stands for a text that is not known before the program runs: one word. */
const SOME_WORD = 'x';

/**
 * Every regular expression that a file writes down, also those put together from constants of the same file. One made of nothing that
 * can be read has no `source`.
 */
export function regexesIn(file: string, text: string): (Regex | { source: undefined; line: number })[] {
  const constants = new Map<string, string>();
  const found: ReturnType<typeof regexesIn> = [];
  eachNode(file, text, (node) => {
    if (node.type === 'VariableDeclarator') remember(node, constants);
    const regex = node['regex'] as { pattern: string; flags: string } | undefined;
    if (node.type === 'Literal' && regex)
      found.push({ source: regex.pattern, flags: regex.flags, line: lineOf(text, node.start) });
    if (!makesRegex(node)) return;
    const [pattern, flags] = node['arguments'] as Node[];
    const source = textOf(pattern, constants);
    const line = lineOf(text, node.start);
    found.push(
      source === undefined ? { source, line } : { source, flags: textOf(flags, constants) ?? '', line },
    );
  });
  return found;
}

const makesRegex = ({ type, callee }: Node): boolean =>
  (type === 'NewExpression' || type === 'CallExpression') && (callee as Node)['name'] === 'RegExp';

function remember({ id, init }: Node, constants: Map<string, string>): void {
  const name = (id as Node)['name'];
  const text = isNode(init) ? textOf(init, constants) : undefined;
  if (typeof name === 'string' && text !== undefined) constants.set(name, text);
}

interface Quasi {
  value: { raw: string; cooked: string };
}

/** A text as it is written, with one word where another value is put in; undefined for whatever is no text at all. */
function textOf(node: Node | undefined, constants: ReadonlyMap<string, string>): string | undefined {
  switch (node?.type) {
    case 'Literal':
      return typeof node['value'] === 'string' ? node['value'] : undefined;
    case 'Identifier':
      return constants.get(String(node['name']));
    case 'TaggedTemplateExpression':
      return filledIn(node['quasi'] as Node, 'raw', constants);
    case 'TemplateLiteral':
      return filledIn(node, 'cooked', constants);
    default:
      return undefined;
  }
}

function filledIn(
  { quasis, expressions }: Node,
  which: keyof Quasi['value'],
  constants: ReadonlyMap<string, string>,
): string {
  const values = (expressions as Node[]).map((value) => textOf(value, constants) ?? SOME_WORD);
  return (quasis as Quasi[]).map(({ value }, nth) => value[which] + (values[nth] ?? '')).join('');
}
