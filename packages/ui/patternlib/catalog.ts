import { categories as read } from 'virtual:patterns';

import type { Pattern, PatternCategory, PatternStory } from './pattern.props.ts';
import { slug } from './slug.ts';

export const categories: readonly PatternCategory[] = read.map(({ name, text, patterns }) => ({
  id: slug(name),
  name,
  text,
  patterns: patterns.map(({ stories, ...pattern }) => ({
    text: '',
    fullscreen: false,
    also: [],
    english: [],
    ...pattern,
    id: slug(pattern.name),
    stories: stories.map(([exportName = '', label = exportName]) => ({
      exportName,
      id: slug(exportName),
      label,
    })),
  })),
}));

/** What an address below `/patternlib` names; undefined where it names nothing. */
export interface Found {
  category: PatternCategory;
  pattern: Pattern;
  story: PatternStory;
}

export function findCategory(categoryId: string | undefined): PatternCategory | undefined {
  return categories.find(({ id }) => id === categoryId);
}

/** The entry of this package that bears a name; screens of the apps are no entries. */
export function findEntry(name: string): { category: PatternCategory; pattern: Pattern } | undefined {
  for (const category of categories)
    for (const pattern of category.patterns)
      if (pattern.name === name && pattern.status !== undefined) return { category, pattern };
  return undefined;
}

/** Without `id` a pattern opens with its first story. */
export function findStory(ids: {
  categoryId?: string | undefined;
  subcategoryId?: string | undefined;
  id?: string | undefined;
}): Found | undefined {
  const category = findCategory(ids.categoryId);
  const pattern = category?.patterns.find(({ id }) => id === ids.subcategoryId);
  const story = ids.id === undefined ? pattern?.stories[0] : pattern?.stories.find(({ id }) => id === ids.id);
  return category && pattern && story ? { category, pattern, story } : undefined;
}

export function addressOf(category: PatternCategory, pattern?: Pattern, story?: PatternStory): string {
  return ['/patternlib', category.id, pattern?.id, story?.id].filter((step) => step !== undefined).join('/');
}
