import path from 'node:path';

import { CATEGORIES } from '../categories.ts';
import type { Pattern, PatternCategory } from '../pattern.props.ts';
import { slug } from '../slug.ts';
import { storyLabel } from '../storyLabel.ts';
import type { StoryFile } from './readStories.ts';

const ORDER = CATEGORIES.map(([name]) => name);

/** The table of contents: titles are `Category/Pattern`, as Storybook reads them. */
export function categoriesOf(root: string, files: readonly StoryFile[]): PatternCategory[] {
  const byCategory = Map.groupBy(files, ({ title }) => title.split('/')[0] ?? title);
  return [...byCategory]
    .toSorted(([a], [b]) => place(a) - place(b) || a.localeCompare(b, 'de'))
    .map(([name, members]) => ({
      id: slug(name),
      name,
      text: CATEGORIES.find(([category]) => category === name)?.[1] ?? '',
      patterns: members
        .map((one) => patternOf(root, one))
        .toSorted((a, b) => a.name.localeCompare(b.name, 'de')),
    }));
}

/** What an entry is called: its title without the category. */
export function entryName(title: string): string {
  return title.split('/').slice(1).join(' ') || title;
}

function place(category: string): number {
  const at = ORDER.indexOf(category);
  return at < 0 ? ORDER.length : at;
}

function patternOf(root: string, { file, title, guide, fullscreen, stories }: StoryFile): Pattern {
  const name = entryName(title);
  return {
    file: path.relative(root, file),
    id: slug(name),
    name,
    text: guide.text ?? '',
    fullscreen,
    also: guide.also ?? [],
    english: guide.english ?? [],
    ...(guide.status === undefined ? {} : { status: guide.status }),
    stories: [...stories].map(([exportName, { label }]) => ({
      exportName,
      id: slug(exportName),
      label: label ?? storyLabel(exportName),
    })),
  };
}
