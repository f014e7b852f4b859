import type { Pattern, PatternCategory } from '../pattern.props.ts';
import { oneWord, plainText } from './oneWord.ts';

/** An entry that was found, and the other word for it that was typed. */
export interface Hit {
  category: PatternCategory;
  pattern: Pattern;
  byWord?: string;
}

/** What a match is worth: the name itself before another word for it, both before what merely begins like it. */
const WORTH = { name: 6, word: 5, nameBegins: 4, wordBegins: 3, named: 2, said: 1 };
/** Where two fit alike: what is taken every day before what is taken by whole pages, and screens last. */
const FOLDERS = [
  'action',
  'field',
  'message',
  'overlay',
  'layout',
  'time',
  'plain',
  'pattern',
  'foundation',
  'brand',
];

/**
 * Everything in which each word of the query occurs: in name, sentence, category, a situation or another word for it, German
 * or English. What is called like the query comes first.
 */
export function searchPatterns(categories: readonly PatternCategory[], query: string): Hit[] {
  if (plainText(query).trim() === '') return [];
  return categories
    .flatMap((category) =>
      category.patterns.map((pattern) => ({ category, pattern, ...matchOf(category, pattern, query) })),
    )
    .filter(({ worth }) => worth > 0)
    .toSorted((a, b) => b.worth - a.worth || placeOf(a.pattern) - placeOf(b.pattern))
    .map(({ category, pattern, byWord }) => ({
      category,
      pattern,
      ...(byWord === undefined ? {} : { byWord }),
    }));
}

function matchOf(
  category: PatternCategory,
  pattern: Pattern,
  query: string,
): { worth: number; byWord?: string } {
  const wanted = oneWord(query);
  const others = [...pattern.also, ...pattern.english];
  if (oneWord(pattern.name) === wanted) return { worth: WORTH.name };
  const same = others.find((word) => oneWord(word) === wanted);
  if (same !== undefined) return { worth: WORTH.word, byWord: same };
  if (oneWord(pattern.name).startsWith(wanted)) return { worth: WORTH.nameBegins };
  const longer = others.find((word) => oneWord(word).startsWith(wanted));
  if (longer !== undefined) return { worth: WORTH.wordBegins, byWord: longer };
  const words = plainText(query).split(/\s+/).filter(Boolean);
  const occur = (text: string) => words.every((word) => plainText(text).includes(word));
  const named = others.find(occur);
  if (occur(pattern.name)) return { worth: WORTH.named };
  if (named !== undefined) return { worth: WORTH.named, byWord: named };
  const labels = pattern.stories.map(({ label }) => label);
  const said = [category.name, pattern.name, pattern.text, ...others, ...labels].join(' ');
  return { worth: occur(said) ? WORTH.said : 0 };
}

function placeOf({ file }: Pattern): number {
  const at = FOLDERS.indexOf(/^packages\/ui\/src\/(\w+)\//.exec(file)?.[1] ?? '');
  if (at < 0) return FOLDERS.length * 2;
  return file.includes('/parts/') ? at + FOLDERS.length : at;
}
