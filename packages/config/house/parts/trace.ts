import path from 'node:path';

import { eachNode, isNode, type Node } from './syntaxTree.ts';

/** What one reads to follow one act: files in the order of first entry, each with the places from which it is entered. */
export type Trace = ReadonlyMap<string, readonly string[]>;

interface Parsed {
  readonly functions: ReadonlyMap<string, Node>;
  /** Local name → where it comes from, and what it is called there. */
  readonly imports: ReadonlyMap<string, readonly [file: string, name: string]>;
  /** What the file hands on from another. */
  readonly handedOn: ReadonlyMap<string, readonly [file: string, name: string]>;
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && typeof node['name'] === 'string' ? node['name'] : undefined;
const sourceOf = (file: string, node: Node): string | undefined => {
  const value = isNode(node['source']) ? node['source']['value'] : undefined;
  return typeof value === 'string' && value.startsWith('.')
    ? path.posix.join(path.posix.dirname(file), value)
    : undefined;
};
const specifiersOf = (node: Node): Node[] => [node['specifiers']].flat().filter(isNode);

function parse(file: string, text: string): Parsed {
  const functions = new Map<string, Node>();
  const imports = new Map<string, readonly [string, string]>();
  const handedOn = new Map<string, readonly [string, string]>();
  eachNode(file, text, (node) => {
    const name = nameOf(node['id']);
    if (node.type === 'FunctionDeclaration' && name !== undefined) functions.set(name, node);
    if (node.type === 'VariableDeclarator' && name !== undefined && isNode(node['init'])) {
      if (node['init'].type === 'ArrowFunctionExpression') functions.set(name, node['init']);
    }
    const from = sourceOf(file, node);
    if (from === undefined) return;
    if (node.type === 'ImportDeclaration')
      for (const one of specifiersOf(node)) {
        const [local, imported] = [nameOf(one['local']), nameOf(one['imported'])];
        if (local !== undefined && imported !== undefined) imports.set(local, [from, imported]);
      }
    if (node.type === 'ExportNamedDeclaration')
      for (const one of specifiersOf(node)) {
        const [local, exported] = [nameOf(one['local']), nameOf(one['exported'])];
        if (local !== undefined && exported !== undefined) handedOn.set(exported, [from, local]);
      }
  });
  return { functions, imports, handedOn };
}

/** Names that a function calls, in the order in which they are written. */
function callsIn(node: Node): string[] {
  const calls: [at: number, name: string][] = [];
  const visit = (one: Node): void => {
    if (one.type === 'CallExpression') {
      const name = nameOf(one['callee']);
      if (name !== undefined) calls.push([one.start, name]);
    }
    for (const part of Object.values(one).flat()) if (isNode(part)) visit(part);
  };
  visit(node);
  return calls.toSorted(([a], [b]) => a - b).map(([, name]) => name);
}

/**
 * Follows the calls of a verb through all files that `isRead` names. Each function is read once; a file is entered by each
 * call from another file. Doors that only hand on are no stay: one jumps to where the function stands.
 */
export function traceOf(
  [file, verb]: readonly [file: string, verb: string],
  read: (file: string) => string,
  isRead: (file: string) => boolean,
): Trace {
  const parsed = new Map<string, Parsed>();
  const parsedOf = (one: string): Parsed => {
    const known = parsed.get(one) ?? parse(one, read(one));
    parsed.set(one, known);
    return known;
  };
  const home = (at: string, name: string): readonly [string, string] => {
    const further = parsedOf(at).handedOn.get(name);
    return further === undefined ? [at, name] : home(...further);
  };
  const trace = new Map<string, string[]>([[file, []]]);
  const seen = new Set<string>();
  const follow = (at: string, name: string): void => {
    const node = parsedOf(at).functions.get(name);
    if (node === undefined || seen.has(`${at} ${name}`)) return;
    seen.add(`${at} ${name}`);
    for (const called of callsIn(node)) {
      const imported = parsedOf(at).imports.get(called);
      if (imported === undefined) {
        follow(at, called);
        continue;
      }
      if (!isRead(imported[0])) continue;
      const [to, its] = home(...imported);
      if (!isRead(to) || !parsedOf(to).functions.has(its)) continue;
      trace.set(to, [...(trace.get(to) ?? []), `${at} ${name}`]);
      follow(to, its);
    }
  };
  follow(file, verb);
  return trace;
}

/**
 * The way of a booking inside its own concept. What is offered, what the page answers and what is mailed are stories of their
 * own, statements too.
 */
export const BOOKING = {
  verb: ['apps/api/src/buchung/bucheTermin.ts', 'bucheTermin'],
  isRead: (file: string): boolean =>
    /^apps\/api\/src\/buchung\/(?!angebot\/|zeigeBuchung)/.test(file) &&
    !/[.]store[.]ts$|[.]grund[.]ts$|\/maile\w+[.]ts$/.test(file),
  /** It only sinks. */
  filesMax: 10,
} as const;
