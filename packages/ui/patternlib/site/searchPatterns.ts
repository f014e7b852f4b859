import type { Pattern, PatternCategory } from '../pattern.props.ts';

/** Umlauts as people type them without a German keyboard, and without regard to case. */
function plain(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
}

/**
 * The categories with only those patterns in which every word of the query occurs: in their name, their sentence, their
 * category, one of their situations or another word for them. Categories without any are left out.
 */
export function searchPatterns(categories: readonly PatternCategory[], query: string): PatternCategory[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  const fits = (category: PatternCategory, { name, text, also, stories }: Pattern) => {
    const about = plain([category.name, name, text, ...also, ...stories.map(({ label }) => label)].join(' '));
    return words.every((word) => about.includes(word));
  };
  return categories
    .map((category) => ({
      ...category,
      patterns: category.patterns.filter((pattern) => fits(category, pattern)),
    }))
    .filter(({ patterns }) => patterns.length > 0);
}
