import { readFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';

export type Rule =
  | 'root'
  | 'name'
  | 'shared'
  | 'version'
  | 'path'
  | 'table'
  | 'list'
  | 'state'
  | 'key'
  | 'story'
  | 'cited'
  | 'production'
  | 'word'
  | 'sentence'
  | 'line'
  | 'timed'
  | 'waited'
  | 'claimed'
  | 'row'
  | 'said'
  | 'exception';

export interface Finding {
  file: string;
  rule: Rule;
  text: string;
}

/** Exceptions may only become fewer, and these numbers with them; a rule that is not named here has none. */
const EXCEPTIONS_MAX: Partial<Record<Rule, number>> = { production: 7 };

/** The findings that nobody excepted, exceptions that nobody needs any more, and those that are too many. */
export function exceptThose(findings: readonly Finding[], rules: readonly Rule[], folder = root): Finding[] {
  const list = readFileSync(path.join(folder, 'packages/config/exceptions.json'), 'utf8');
  const exceptions = (JSON.parse(list) as Omit<Finding, 'text'>[]).filter(({ rule }) => rules.includes(rule));
  const matches = (a: Omit<Finding, 'text'>) => (b: Omit<Finding, 'text'>) =>
    a.file === b.file && a.rule === b.rule;
  const said = (text: string) => (file: string) => ({ file, rule: 'exception' as const, text });
  const idle = exceptions.filter((exception) => !findings.some(matches(exception)));
  const surplus = rules.flatMap((rule) =>
    exceptions.filter((one) => one.rule === rule).slice(EXCEPTIONS_MAX[rule] ?? 0),
  );
  return [
    ...findings.filter((one) => !exceptions.some(matches(one))),
    ...idle.map(({ file }) => said('steht als Ausnahme da und ist keine mehr')(file)),
    ...surplus.map(({ file }) => said('ist eine Ausnahme zu viel')(file)),
  ];
}
