import { pathToFileURL } from 'node:url';

import type ts from 'typescript6';

import { statementOf } from './evaluate.ts';
import type { Source } from './readSource.ts';
import { type Bound, type Decide, type Fragment, Needed, Unfollowed } from './values.ts';

/** A statement as the database gets it; the parameters in the order of their numbers. */
export type Statement = { readonly text: string; readonly params: readonly Bound[] };
export type Variants = { readonly statements: readonly Statement[]; readonly unfollowed: string | undefined };

/** Ways through one call that are all gone; of more, every answer to every question is given once at least. */
const WAYS_MAX = 64;
/** Questions and answers beyond this are a sign that a call should be several. */
const TRIES_MAX = 400;

const modules = new Map<string, Record<string, unknown>>();

/** Every text that a call may send: each open question of its making is answered in each way. */
export async function variantsOf(query: ts.Expression, source: Source): Promise<Variants> {
  const found = new Map<string, Statement>();
  const given = new Set<string>();
  const waiting: Answer[][] = [];
  let unfollowed: string | undefined;
  let script: Answer[] | undefined = [];
  for (let tries = 0; script !== undefined && tries < TRIES_MAX; tries += 1) {
    const path: Answer[] = [...script];
    try {
      // oxlint-disable-next-line no-await-in-loop
      const statement = compiled(
        await loaded(() => statementOf(query, source, decider(path), modules), path, script),
      );
      found.set(statement.text, statement);
    } catch (error) {
      if (!(error instanceof Unfollowed)) throw error;
      unfollowed ??= error.message;
    }
    waiting.push(...unanswered(path, given));
    script = tries < WAYS_MAX ? nextScript(path) : waiting.pop();
  }
  return {
    statements: [...found.values()],
    unfollowed: script === undefined ? unfollowed : `mehr als ${TRIES_MAX} Wege`,
  };
}

/** The ways beside a path that nobody went yet, noting the path's own. */
function unanswered(path: readonly Answer[], given: Set<string>): Answer[][] {
  const beside: Answer[][] = [];
  path.forEach((answer, at) => {
    for (let way = 0; way < answer.ways; way += 1) {
      const key = `${answer.question}=${way}`;
      if (given.has(key)) continue;
      given.add(key);
      if (way !== answer.way) beside.push([...path.slice(0, at), { ...answer, way }]);
    }
  });
  return beside;
}

type Answer = { question: string; way: number; ways: number };

/** Remembers what was asked on this path; what was not answered before goes the first way. */
function decider(path: Answer[]): Decide {
  return (question, ways) => {
    const known = path.find((answer) => answer.question === question);
    if (known) return known.way;
    path.push({ question, way: 0, ways });
    return 0;
  };
}

function nextScript(path: readonly Answer[]): Answer[] | undefined {
  for (let at = path.length - 1; at >= 0; at -= 1) {
    const last = path[at];
    if (last && last.way + 1 < last.ways) return [...path.slice(0, at), { ...last, way: last.way + 1 }];
  }
  return undefined;
}

async function loaded(work: () => Fragment, path: Answer[], script: readonly Answer[]): Promise<Fragment> {
  for (;;) {
    try {
      return work();
    } catch (error) {
      if (!(error instanceof Needed)) throw error;
      // oxlint-disable-next-line no-await-in-loop
      modules.set(error.file, (await import(pathToFileURL(error.file).href)) as Record<string, unknown>);
      path.splice(0, path.length, ...script);
    }
  }
}

function compiled({ parts }: Fragment): Statement {
  const params: Bound[] = [];
  const place = (param: Bound): string => `$${params.push(param)}`;
  const text = parts.map((part) => (typeof part === 'string' ? part : place(part))).join('');
  return { text, params };
}
