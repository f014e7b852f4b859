import path from 'node:path';

import type { Guide } from '../pattern.props.ts';
import { entryName } from './categoriesOf.ts';
import type { StoryFile } from './readStories.ts';

/** An entry of this package; screens of the apps are shown beside them and are none. */
export interface Entry {
  name: string;
  guide: Guide;
}

export function ownEntries(root: string, files: readonly StoryFile[]): Entry[] {
  return files
    .filter(({ file }) => path.relative(root, file).startsWith('packages/ui/src/'))
    .map(({ title, guide }) => ({ name: entryName(title), guide }));
}

/** By name the entries that name it or that it names, as related or to be taken instead: said once, both pages lead to the other. */
export function relatedOf(entries: readonly Entry[]): ReadonlyMap<string, readonly string[]> {
  const pairs = entries.flatMap(({ name, guide: { related = [], instead = [] } }) =>
    [...related, ...instead.map(([, take]) => take)].map((other) => [name, other] as const),
  );
  return new Map(
    entries.map(({ name }) => {
      const beside = pairs.flatMap(([from, to]) => (from === name ? [to] : to === name ? [from] : []));
      return [name, [...new Set(beside)].toSorted((a, b) => a.localeCompare(b, 'de'))];
    }),
  );
}
