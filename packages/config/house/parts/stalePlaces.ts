import path from 'node:path';

/** What a page may lean on: files and folders of the house, and the words of its sources. */
export interface House {
  exists: (place: string) => boolean;
  /** Of all files, relative to the root. */
  files: readonly string[];
  words: ReadonlySet<string>;
}

/** Words that are nobody's any more, or of a library's: a page tells of them. */
const NOT_OURS = new Set(['schreibeUm', 'groupConcurrency']);

/** What a machine writes of files that it makes on a scratch copy. */
const WRITTEN = /<!-- changes:[^]*?<!-- end of changes -->/g;

const all = (text: string, what: RegExp): string[] => [...text.matchAll(what)].map(([, found = '']) => found);

/** Words of eight letters and more, as they stand in sources. */
export const wordsOf = (text: string): string[] => text.match(/[A-Za-z]{8,}/g) ?? [];

/** Places, files and names that a page (its path from the root) mentions and that are not there. */
export function stalePlaces(page: string, written: string, house: House): string[] {
  const text = written.replaceAll(WRITTEN, '');
  const known = (file: string) => {
    const place = `/${file.replace(/^(\.\.?\/)+/, '')}`;
    return house.files.some((one) => `/${one}`.endsWith(place));
  };
  return [
    ...all(text, /`((?:apps|packages|e2e|\.github|\.ci)\/[\w./-]*[\w-])`/g).filter(
      (place) => !house.exists(place),
    ),
    ...all(text, /\]\((?![a-z]+:|[#/])([^)\s#]+)/g).filter(
      (target) => !house.exists(path.join(path.dirname(page), target)),
    ),
    ...all(text, /`((?!(?:apps|packages|e2e|\.github|\.ci)\/)[\w./-]+\.(?:tsx?|md))`/g).filter(
      (file) => !known(file),
    ),
    ...all(text, /`((?=[A-Za-z]*[a-z])(?=[A-Za-z]*[A-Z])[A-Za-z]{8,})`/g).filter(
      (word) => !house.words.has(word) && !NOT_OURS.has(word) && !known(`${word}.md`),
    ),
  ];
}
