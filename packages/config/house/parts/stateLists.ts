/** What has states: where their words and sets stand, and the list that declares them. */
export const HOMES = [
  { home: 'packages/domain/src/termin/termin.ts', declaredAs: 'TERMIN_STATUS' },
  { home: 'packages/domain/src/kehrtour/kehrtourstatus.ts', declaredAs: 'KEHRTOUR_STATUS' },
] as const;

const PATTERNS = [
  /** Two words in quotes beside each other: in an array, a union, a call, or a list of SQL. */
  /'\w+'(?:\s*[,|]\s*'\w+')+/g,
  /** The same said by comparing one thing twice or more, in code or in SQL. */
  /[!=]== '\w+'(?:\s*(?:\|\||&&)\s*[\w.]+ [!=]== '\w+')+/g,
  /(?<![!=<>])(?:=|<>) '\w+'(?:\s+(?:and|or)\s+[\w.]+ (?:=|<>) '\w+')+/g,
  /** Or by giving several the same rank. */
  /\bwhen '\w+' then (\w+)(?:\s+when '\w+' then \1\b)+/g,
];

/** What stands between two words and is none. */
const comments = /\/\*.*?\*\/|\/\/[^\n]*/gs;

const wordsIn = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** Where states are listed outside of the domain's sets: the next state would be missing there in silence. */
export function stateLists(
  files: readonly string[],
  read: (file: string) => string,
): { file: string; list: string; home: string }[] {
  const production = files
    .filter((file) => /^(apps|packages)\/[^/]+\/src\//.test(file))
    .filter((file) => !/[.](test|spec|stories)[.]tsx?$|\/test\//.test(file))
    .map((file) => ({ file, text: read(file).replaceAll(comments, '') }));
  return HOMES.filter(({ home }) => files.includes(home)).flatMap(({ home, declaredAs }) => {
    const [, declared = ''] = new RegExp(`${declaredAs} = \\[([^\\]]*)\\]`).exec(read(home)) ?? [];
    const states = new Set(wordsIn(declared));
    return production
      .filter(({ file }) => !HOMES.some((one) => one.home === file))
      .flatMap(({ file, text }) =>
        PATTERNS.flatMap((pattern) => [...text.matchAll(pattern)].map(([found]) => wordsIn(found)))
          .filter((words) => words.every((word) => states.has(word)))
          .map((words) => ({ file, list: words.join(', '), home })),
      );
  });
}
