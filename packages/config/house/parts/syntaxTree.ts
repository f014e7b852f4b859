import { parseAst } from 'rolldown/parseAst';

/** A piece of source as the parser answers: what it is, and from which character to which it stands. */
export interface Node {
  type: string;
  start: number;
  end: number;
  [part: string]: unknown;
}

export const isNode = (part: unknown): part is Node =>
  typeof part === 'object' && part !== null && 'type' in part && 'start' in part;

function walk(node: Node, visit: (node: Node) => void): void {
  visit(node);
  for (const part of Object.values(node).flat()) if (isNode(part)) walk(part, visit);
}

/** Visits every node of a file, the outer ones first. */
export function eachNode(file: string, text: string, visit: (node: Node) => void): void {
  walk(parseAst(text, { lang: file.endsWith('x') ? 'tsx' : 'ts' }) as unknown as Node, visit);
}

/** The line on which a character stands, from 1. */
export const lineOf = (text: string, at: number): number => text.slice(0, at).split('\n').length;
