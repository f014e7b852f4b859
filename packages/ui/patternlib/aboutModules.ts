import type { PatternAbout } from './pattern.props.ts';
import type { StoryModule } from './renderStory.tsx';

export interface AboutModule {
  about: PatternAbout;
  /** The stories themselves; only the frame needs them. */
  loadStories: () => Promise<StoryModule>;
}

const own = import.meta.glob<AboutModule>('../src/**/*.stories.tsx', { query: '?about' });
const screens = import.meta.glob<AboutModule>('../../../apps/*/src/**/*.stories.tsx', { query: '?about' });

const loaders = new Map(
  Object.entries({ ...own, ...screens }).map(([key, load]) => [
    key.replace(/^\.\.\/src/, 'packages/ui/src').replace(/^(\.\.\/)+/, ''),
    load,
  ]),
);

/** What the sources tell about one file of stories, and the way to them. */
export async function loadAbout(file: string): Promise<AboutModule> {
  const load = loaders.get(file);
  if (!load) throw new Error(`There are no stories in ${file}.`);
  return load();
}
