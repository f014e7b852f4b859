const declared = /export const ([A-Z\d_]+) = \[([^\]]*)\] as const/g;
/** Three or more words in quotes, as an array or a union; two may meet by chance. */
const written = /'[\w-]+'(?:\s*[,|]\s*'[\w-]+'){2,}/g;

const wordsOf = (text: string): string =>
  [...text.matchAll(/'([\w-]+)'/g)]
    .map(([, word = '']) => word)
    .toSorted()
    .join();

/** Where a closed list of the domain is written down once more, in any order; tests may say what they expect. */
export function repeatedLists(
  files: readonly string[],
  read: (file: string) => string,
): { file: string; list: string }[] {
  const production = files.filter((file) => !/[.](test|spec|stories)[.]tsx?$|\/test\//.test(file));
  const lists = new Map(
    production
      .filter((file) => file.startsWith('packages/domain/src/'))
      .flatMap((file) => [...read(file).matchAll(declared)].map((match) => ({ file, match })))
      .map(({ file, match: [, name = '', words = ''] }) => [wordsOf(words), { file, name }]),
  );
  return production.flatMap((file) =>
    [...read(file).matchAll(written)].flatMap(([text], index, all) => {
      const list = lists.get(wordsOf(text));
      const first = all.findIndex(([other]) => wordsOf(other) === wordsOf(text));
      const declares = list?.file === file && first === index;
      return list === undefined || declares ? [] : [{ file, list: list.name }];
    }),
  );
}
