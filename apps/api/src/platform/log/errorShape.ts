import { fieldsOf } from '@kehrtour/domain/keysOf';

import { sqlState } from '../db/db.ts';

/** What may be said of an error where many may read it: its kind and place, never a value that somebody entered. */
type ErrorShape = {
  readonly type: string;
  /** Only of errors that we and Node write; the words of databases, mail servers and parsers repeat what they were given. */
  readonly message?: string;
  readonly code?: string;
  readonly stack?: string;
  readonly cause?: ErrorShape;
  readonly [detail: string]: unknown;
};

const FRAMES_MAX = 15;
const CAUSES_MAX = 3;

/** Names of things of ours in errors of the database and of mail servers, and nothing else of them. */
const SAFE_DETAILS = [
  'constraint',
  'table',
  'column',
  'schema',
  'routine',
  'severity',
  'command',
  'responseCode',
  'syscall',
  'statusCode',
] as const;

/** In this order: an address stands in a longer text that the next rule would cut in the middle. */
const VALUES: readonly [RegExp, string][] = [
  [/(?<![a-z0-9+.-])[a-z0-9+.-]+:\/\/[^\s"']+/gi, '…://…'],
  [/(?<![^\s"'<>])[^\s"'<>][^\s"'<>@]*@[^\s"'<>]+/g, '…@…'],
  [/"[^"]*"|'[^']*'|`[^`]*`|„[^„“]*“|<[^<>]*>/g, '…'],
  [/\+?\d[\d ()/-]{4,}\d/g, '…'],
  [/[\w-]{24,}/g, '…'],
];

export function errorShape(error: unknown, depth = 0): ErrorShape {
  const fields = fieldsOf(error);
  // The job queue hands on copies of errors that are none.
  const text = fields['message'];
  if (typeof text !== 'string') return { type: typeof error };
  const code = typeof fields['code'] === 'string' ? fields['code'] : undefined;
  const message = speaksOfValues(error) ? undefined : withoutValues(text);
  return {
    type: error instanceof Error ? error.constructor.name : typeof error,
    ...(message === undefined ? {} : { message }),
    ...(code === undefined ? {} : { code }),
    ...Object.fromEntries(SAFE_DETAILS.flatMap((name) => detailOf(name, fields[name]))),
    ...(typeof fields['query'] === 'string' ? { statement: statementShape(fields['query']) } : {}),
    ...(Array.isArray(fields['issues']) ? { issues: fields['issues'].map(issueShape) } : {}),
    stack: framesOf(fields['stack']),
    ...(fields['cause'] === undefined || depth >= CAUSES_MAX
      ? {}
      : { cause: errorShape(fields['cause'], depth + 1) }),
  };
}

/** A text of ours or of Node with everything cut out that looks like a value. */
export function withoutValues(text: string): string {
  return VALUES.reduce((rest, [shape, instead]) => rest.replaceAll(shape, instead), text).slice(0, 500);
}

/**
 * What a database says of itself: connection, transaction, rights to enter, room, an operator's hand. No row of anybody stands in it, and
 * whoever looks for what went wrong by night has nothing else.
 */
const OF_ITSELF = /^(08...|25...|28...|3D000|40...|53...|55P03|57...|58...)$/;

function speaksOfValues(error: unknown): boolean {
  const state = sqlState(error);
  if (state !== undefined && OF_ITSELF.test(state)) return false;
  const fields = fieldsOf(error);
  const ofDatabase = (state !== undefined && /^[0-9A-Z]{5}$/.test(state)) || 'severity' in fields;
  return ofDatabase || 'response' in fields || 'issues' in fields || error instanceof SyntaxError;
}

/** Values are parameters; what stands in quotes all the same goes, too. */
function statementShape(text: string): string {
  return text.replaceAll(/'[^']*'|\$\$[\s\S]*?\$\$/g, '…').slice(0, 2000);
}

function detailOf(name: string, value: unknown): [string, unknown][] {
  if (typeof value === 'number') return [[name, value]];
  return typeof value === 'string' && /^[\w .-]{1,80}$/.test(value) ? [[name, value]] : [];
}

function issueShape(issue: unknown): { path: string; code: string } {
  const { path, code } = fieldsOf(issue);
  return { path: Array.isArray(path) ? path.map(String).join('.') : '', code: String(code) };
}

/** The first lines of a stack repeat the message. */
function framesOf(stack: unknown): string {
  const lines = typeof stack === 'string' ? stack.split('\n') : [];
  const frames = lines.filter((line) => /^\s+at /.test(line));
  return frames.slice(0, FRAMES_MAX).join('\n');
}
