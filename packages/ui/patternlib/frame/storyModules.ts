import type { StoryModule } from '../renderStory.tsx';

const own = import.meta.glob<StoryModule>('../../src/**/*.stories.tsx');
const screens = import.meta.glob<StoryModule>('../../../../apps/*/src/**/*.stories.tsx');

const loaders = new Map(
  Object.entries({ ...own, ...screens }).map(([key, load]) => [
    key.replace(/^(\.\.\/)+(?=apps\/)/, '').replace(/^\.\.\/\.\.\//, 'packages/ui/'),
    load,
  ]),
);

/** The stories of one file, and nothing of any other. */
export async function loadStories(file: string): Promise<StoryModule> {
  const load = loaders.get(file);
  if (!load) throw new Error(`There are no stories in ${file}.`);
  if (file.startsWith('apps/')) await import('./screens.css');
  return load();
}
