import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { IndexedStory } from './storybook.server.ts';

const ANCHORS = 30;
/** A change of what everything stands on touches everything: then the day takes evenly of them, and the night has them all. */
const TOUCHED_MAX = 120;

/** A file of stories, from the project's root, and its title, whose first part is the category. */
export interface StoryFile {
  file: string;
  title: string;
}

/** All that are walked. @param project the project's root folder */
export function storyFiles(project: string): StoryFile[] {
  return globSync('{packages/ui/src,apps/*/src}/**/*.stories.tsx', { cwd: project })
    .map((file) => ({ file, title: titleIn(readFileSync(join(project, file), 'utf8')) }))
    .sort((one, other) => one.title.localeCompare(other.title, 'de'));
}

const titleIn = (text: string): string =>
  /^const meta\b[^;]*?title: '([^']+)'/ms.exec(text)?.[1] ?? /title: '([^']+)'/.exec(text)?.[1] ?? '';

/** Thirty files that are looked at whatever changed: one of every category, and evenly of all others. */
export function anchorsOf(files: readonly StoryFile[], wanted = ANCHORS): StoryFile[] {
  const firsts = Map.groupBy(files, ({ title }) => title.split('/')[0])
    .values()
    .map(([first]) => first)
    .filter((first) => first !== undefined)
    .toArray();
  const others = files.filter((file) => !firsts.includes(file));
  return [...firsts, ...evenly(others, Math.max(0, wanted - firsts.length))];
}

/** The stories of the day: of every anchor the first, of what a change touches all, or as many as the day has time for. */
export function storiesOfTheDay(
  stories: readonly IndexedStory[],
  anchors: readonly StoryFile[],
  touched: readonly string[],
): { chosen: IndexedStory[]; left: number } {
  const fileOf = ({ key }: IndexedStory): string => key.split('#')[0] ?? '';
  const first = anchors
    .map(({ file }) => stories.find((story) => fileOf(story) === file))
    .filter((story) => story !== undefined);
  const concerned = stories.filter((story) => touched.includes(fileOf(story)) && !first.includes(story));
  const looked = evenly(concerned, TOUCHED_MAX);
  return { chosen: [...first, ...looked], left: concerned.length - looked.length };
}

/** So many of a list, at the same distance from each other. */
function evenly<Item>(list: readonly Item[], count: number): Item[] {
  if (list.length <= count) return [...list];
  return Array.from({ length: count }, (_, index) => list[Math.floor((index * list.length) / count)]).filter(
    (item) => item !== undefined,
  );
}
