import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { check } from 'recheck';

import type { Outcome } from './command.ts';
import { regexesIn } from './regexesIn.ts';
import { root } from './root.ts';
import { sourceFiles } from './sourceFiles.ts';

/** What reads the repository alone, or whatever a test puts before it: nobody else writes what these are asked of. */
const OURS = [
  'apps/marketing/src/content/',
  'apps/marketing/src/features/article/',
  'apps/marketing/src/prerender/',
  'packages/config/',
  'packages/testkit/',
  'packages/ui/src/foundation/',
];
/** Patterns of the route table, which is ours. */
const MADE_OF_ADDRESSES = ['apps/gateway/src/destination.ts', 'packages/addresses/src/pattern.ts'];

/** By steps and not by the clock, so that a busy machine says the same; what is not known after so long is written more simply. */
const LIMITS = { timeout: 120_000, attackTimeout: null, incubationTimeout: null };

/** Of the digest of an expression: enough for some hundred of them. */
const KEY_LENGTH = 16;

export interface Verdict {
  /** Nothing where a text twice as long costs twice as much. */
  fault: string | undefined;
}
type Judge = (source: string, flags: string) => Promise<Verdict>;

/** Regular expressions whose cost grows faster than the text: somebody who writes that text stops the process with it. */
export async function slowRegexes(
  files: readonly string[],
  read: (file: string) => string,
  judge: Judge,
): Promise<string[]> {
  const findings: string[] = [];
  for (const file of files.filter((name) => !OURS.some((ours) => name.startsWith(ours))))
    for (const regex of regexesIn(file, read(file))) {
      const place = `${file} Zeile ${regex.line}`;
      if (regex.source === undefined) {
        if (!MADE_OF_ADDRESSES.includes(file))
          findings.push(`${place}: Muster nicht lesbar; als Text oder Vorlage in dieser Datei hinschreiben`);
        continue;
      }
      const { fault } = await judge(regex.source, regex.flags);
      if (fault !== undefined) findings.push(`${place}: ${fault} – /${regex.source}/${regex.flags}`);
    }
  return findings;
}

/** @see https://makenowjust-labs.github.io/recheck/ */
export async function judgeByRecheck(source: string, flags: string): Promise<Verdict> {
  const diagnostics = await check(source, flags, LIMITS);
  switch (diagnostics.status) {
    case 'safe':
      return { fault: undefined };
    case 'vulnerable':
      return { fault: `${diagnostics.complexity.summary}, etwa an ${diagnostics.attack.pattern}` };
    case 'unknown':
      return { fault: `nicht zu beurteilen (${diagnostics.error.kind}); einfacher schreiben` };
  }
}

/**
 * A verdict holds as long as the expression is the same: what was found linear stands in the repository and is judged anew by
 * night alone.
 */
function remembering(judge: Judge, memory: string): Judge & { keep: () => void } {
  const kept = existsSync(memory) ? readFileSync(memory, 'utf8') : '[]';
  const known = new Set(process.env['SUITE'] === 'night' ? [] : (JSON.parse(kept) as string[]));
  const linear = new Set<string>();
  const judged = async (source: string, flags: string): Promise<Verdict> => {
    const key = createHash('sha256').update(`/${source}/${flags}`).digest('hex').slice(0, KEY_LENGTH);
    const verdict = known.has(key) ? { fault: undefined } : await judge(source, flags);
    if (verdict.fault === undefined) {
      known.add(key);
      linear.add(key);
    }
    return verdict;
  };
  const keep = (): void => {
    const now = `${JSON.stringify([...linear].toSorted(), null, 2)}\n`;
    if (now !== kept) writeFileSync(memory, now);
  };
  return Object.assign(judged, { keep });
}

export async function checkRegexes(memory: string): Promise<Outcome> {
  const begun = performance.now();
  const judge = remembering(judgeByRecheck, path.join(root, memory));
  const files = sourceFiles('{apps,packages}/*/src/**/*.{ts,tsx}').filter(
    (file) => !/\.(test|stories)\.tsx?$/.test(file),
  );
  const findings = await slowRegexes(files, (file) => readFileSync(path.join(root, file), 'utf8'), judge);
  judge.keep();
  return {
    ok: findings.length === 0,
    output: findings.join('\n'),
    seconds: (performance.now() - begun) / 1000,
  };
}
