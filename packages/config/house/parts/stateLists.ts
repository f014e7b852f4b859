const home = 'packages/domain/src/termin/termin.ts';
/** Two words in quotes beside each other: in an array, a union, a call, or a list of SQL. */
const listed = /'\w+'(?:\s*[,|]\s*'\w+')+/g;
/** The same said by comparing one thing three times or more. */
const compared = /[!=]== '\w+'(?:\s*(?:\|\||&&)\s*[\w.]+ [!=]== '\w+'){2,}/g;

/** What stands between two words and is none. */
const comments = /\/\*.*?\*\/|\/\/[^\n]*/gs;

const wordsIn = (text: string): string[] => [...text.matchAll(/'(\w+)'/g)].map(([, word = '']) => word);

/** Where states of an appointment are listed outside of the domain's sets: the next state would be missing there in silence. */
export function stateLists(
  files: readonly string[],
  read: (file: string) => string,
): { file: string; list: string }[] {
  if (!files.includes(home)) return [];
  const [, declared = ''] = /TERMIN_STATUS = \[([^\]]*)\]/.exec(read(home)) ?? [];
  const states = new Set(wordsIn(declared));
  return files
    .filter((file) => file !== home && /^(apps|packages)\/[^/]+\/src\//.test(file))
    .filter((file) => !/[.](test|spec|stories)[.]tsx?$|\/test\//.test(file))
    .flatMap((file) =>
      [listed, compared]
        .flatMap((pattern) =>
          [...read(file).replaceAll(comments, '').matchAll(pattern)].map(([text]) => wordsIn(text)),
        )
        .filter((words) => words.every((word) => states.has(word)))
        .map((words) => ({ file, list: words.join(', ') })),
    );
}
