import type ts from 'typescript6';

/** What is only known at run time; its place says of which type it is, its path which one of them. */
export class Unknown {
  readonly node: ts.Node;
  readonly path: string;
  constructor(node: ts.Node, path = `${node.getSourceFile().fileName}:${node.pos}`) {
    this.node = node;
    this.path = path;
  }
}
const PATH_DEPTH_MAX = 3;
export function pathOf(value: unknown, depth = 0): string {
  if (isUnknown(value)) return value.path;
  if (value instanceof Fragment)
    return value.parts.map((part) => (typeof part === 'string' ? part : '$')).join('');
  if (typeof value !== 'object' || value === null || depth > PATH_DEPTH_MAX)
    return typeof value === 'function' ? 'function' : String(value);
  return `{${Object.values(value)
    .map((one) => pathOf(one, depth + 1))
    .join()}}`;
}
/** A value the database is sent beside the text. */
export type Bound = { readonly node: ts.Node | undefined; readonly never?: 'null' };
/** A statement, or a part of one. */
export class Fragment {
  readonly parts: readonly (string | Bound)[];
  constructor(parts: readonly (string | Bound)[]) {
    this.parts = parts;
  }
}
/** The statement is made in a way that is not followed. */
export class Unfollowed extends Error {}
/** A module whose values are needed; whoever catches it loads it and tries again. */
export class Needed extends Error {
  readonly file: string;
  constructor(file: string) {
    super(file);
    this.file = file;
  }
}

/** Says which of several ways is gone this time; the same question gets the same answer. */
export type Decide = (question: string, ways: number) => number;

export const isUnknown = (value: unknown): value is Unknown => value instanceof Unknown;

export function holdsUnknown(value: unknown, seen = new Set<object>()): boolean {
  if (isUnknown(value)) return true;
  if (typeof value !== 'object' || value === null || value instanceof Fragment) return false;
  // What a library made may hold itself.
  if (seen.has(value)) return false;
  seen.add(value);
  return Object.values(value).some((one) => holdsUnknown(one, seen));
}
