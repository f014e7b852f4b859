import { readFileSync, writeFileSync } from 'node:fs';

import type { Audit } from '../../patternlib/pattern.props.ts';

export interface AuditFile {
  /** Local day of the last walk that changed something. */
  made: string;
  axe: string;
  chromium: string;
  /** By file and name of the export. */
  stories: Record<string, Audit>;
}

/** The stored results, as the pattern library shows them. */
export function readAudits(file: string): AuditFile {
  return JSON.parse(readFileSync(file, 'utf8')) as AuditFile;
}

/** One line per story, sorted, so that two people who add stories do not meet in one line. */
export function writeAudits(file: string, { stories, ...head }: AuditFile): void {
  const lines = Object.keys(stories)
    .toSorted()
    .map((key) => `    ${JSON.stringify(key)}: ${JSON.stringify(stories[key])}`);
  const intro = Object.entries(head).map(([name, value]) => `  "${name}": ${JSON.stringify(value)},`);
  writeFileSync(file, `{\n${intro.join('\n')}\n  "stories": {\n${lines.join(',\n')}\n  }\n}\n`);
}

/**
 * Results without a story, and results that say otherwise than today's. A story without a stored result is new: the
 * site says so, and today's findings are faults of their own.
 */
export function outdatedAudits(stored: AuditFile, today: Readonly<Record<string, Audit>>): string[] {
  const left = Object.keys(stored.stories).filter((key) => today[key] === undefined);
  const changed = Object.entries(today).filter(
    ([key, { findings }]) => stored.stories[key] && stored.stories[key].findings.join() !== findings.join(),
  );
  return [
    ...left.map((key) => `${key} has a stored result and is no story`),
    ...changed.map(([key]) => `${key} has another result than stored`),
  ];
}
