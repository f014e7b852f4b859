import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
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

/** A verdict holds as long as the expression is the same: what was found linear is not judged again. */
function remembering(judge: Judge, memory: string): Judge & { keep: () => void } {
  const known = new Set(existsSync(memory) ? (JSON.parse(readFileSync(memory, 'utf8')) as string[]) : []);
  const judged = async (source: string, flags: string): Promise<Verdict> => {
    const key = `/${source}/${flags}`;
    if (known.has(key)) return { fault: undefined };
    const verdict = await judge(source, flags);
    if (verdict.fault === undefined) known.add(key);
    return verdict;
  };
  const keep = (): void => {
    mkdirSync(path.dirname(memory), { recursive: true });
    writeFileSync(memory, JSON.stringify([...known]));
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
