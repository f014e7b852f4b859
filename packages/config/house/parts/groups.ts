import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { root } from './root.ts';
import type { TimedFile } from './tally.ts';

/** By day what every push has to pass, by night everything there is. */
export type Suite = 'day' | 'night';

export interface Group {
  group: string;
  tests: number;
  /** From its first test to the end of its last. */
  seconds: number;
}

const SLOWEST = 10;
const kept = (suite: Suite): string => path.join(root, 'node_modules/.cache/kehrtour', `tests-${suite}.json`);

/** What took longest, for whoever wants to make the run shorter. */
export function slowestFiles(files: readonly TimedFile[]): string {
  const slowest = files.toSorted((one, other) => other.seconds - one.seconds).slice(0, SLOWEST);
  const lines = slowest.map(
    ({ seconds, tests, group, file }) =>
      `${seconds.toFixed(0).padStart(6)} s ${String(tests).padStart(5)}  ${file} (${group})`,
  );
  return ['Am längsten brauchten:', ...lines, ''].join('\n');
}

/** Numbers and seconds by group, and the minutes of all. */
export function tableOfGroups(groups: readonly Group[]): string {
  const lines = groups.map(
    ({ group, tests, seconds }) => `${String(seconds).padStart(6)} s ${String(tests).padStart(6)} ${group}`,
  );
  const minutes = groups.reduce((all, { seconds }) => all + seconds, 0) / 60;
  return [...lines, `${minutes.toFixed(1)} Minuten`, ''].join('\n');
}

/** For the bench that writes the table of CONTRIBUTING. */
export function keepGroups(suite: Suite, groups: readonly Group[]): void {
  mkdirSync(path.dirname(kept(suite)), { recursive: true });
  writeFileSync(kept(suite), JSON.stringify(groups));
}

/** What the last whole run of this suite took here; undefined when there was none. */
export function keptGroups(suite: Suite): Group[] | undefined {
  try {
    return JSON.parse(readFileSync(kept(suite), 'utf8')) as Group[];
  } catch {
    return undefined;
  }
}
