import { readFileSync } from 'node:fs';

import type { Release } from '../pattern.props.ts';

/** The versions in a changelog of `## 1.2.0 · 22. November 2026` and points below each, the newest first. */
export function readReleases(file: string): Release[] {
  const [, ...parts] = readFileSync(file, 'utf8').split(/^## /m);
  return parts.map((part) => {
    const [head = '', ...lines] = part.split('\n');
    const [version = '', day = ''] = head.split(' · ');
    if (!/^\d+\.\d+\.\d+$/.test(version) || day === '')
      throw new Error(`${file}: „${head}“ nennt nicht Version und Tag.`);
    return {
      version,
      day,
      changes: lines.filter((line) => line.startsWith('- ')).map((line) => line.slice(2)),
    };
  });
}

/** Entries that a change is about: it names them in square brackets. */
export function entriesIn(change: string): string[] {
  return [...change.matchAll(/\[([^\]]+)\]/g)].map(([, name = '']) => name);
}

/** The versions that say something about one entry, with only what they say about it. */
export function releasesOf(releases: readonly Release[], name: string): Release[] {
  return releases
    .map((release) => ({
      ...release,
      changes: release.changes.filter((change) => entriesIn(change).includes(name)),
    }))
    .filter(({ changes }) => changes.length > 0);
}
