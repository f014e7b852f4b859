import { loadChunk } from '@kehrtour/shell/chunk';

import type { PatternAbout } from '../pattern.props.ts';

interface AboutModule {
  about: PatternAbout;
}

const own = import.meta.glob<AboutModule>('../../src/**/*.stories.tsx', { query: '?about' });
const screens = import.meta.glob<AboutModule>('../../../../apps/*/src/**/*.stories.tsx', { query: '?about' });

const loaders = new Map(
  Object.entries({ ...own, ...screens }).map(([key, load]) => [
    key.replace(/^(\.\.\/)+(?=apps\/)/, '').replace(/^\.\.\/\.\.\//, 'packages/ui/'),
    load,
  ]),
);

/** What the sources tell about one file of stories. */
export async function loadAbout(file: string): Promise<PatternAbout | undefined> {
  const load = loaders.get(file);
  return load && (await loadChunk(load)).about;
}
