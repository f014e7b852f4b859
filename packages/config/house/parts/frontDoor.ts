const PICTURE_BYTES_MAX = 60_000;

/** Rows of the tables of a page, and items of its lists that begin with a name, each on one line. */
const linesOf = (page: string): string[] =>
  page
    .replaceAll(/\n {2}(?=\S)/g, ' ')
    .split('\n')
    .filter((line) => /^\|(?![\s|:-]+$)|^- `/.test(line));

/** What no translation changes of them. */
const rowsOf = (page: string): string[] =>
  linesOf(page).map((line) => [...line.matchAll(/`[^`]+`/g)].map(([code]) => code).join(' '));

/** Pictures on a page: their files, and what they say to whoever does not see them. */
const picturesOf = (page: string): { alt: string; file: string }[] =>
  [...page.matchAll(/!\[([^\]]*)\]\(([^)\s]+)\)/g)].map(([, alt = '', file = '']) => ({ alt, file }));

const filesOf = (page: string): string =>
  picturesOf(page)
    .map(({ file }) => file)
    .join();

/** Pictures of a front page that cannot be seen, say nothing, or make it slow to open. */
export function faultsOfPictures(page: string, bytesOf: (file: string) => number | undefined): string[] {
  return picturesOf(page).flatMap(({ alt, file }) => {
    const bytes = bytesOf(file);
    if (bytes === undefined) return [`zeigt ${file}, das es nicht gibt`];
    const heavy = bytes > PICTURE_BYTES_MAX ? [`zeigt ${file} mit ${bytes} Bytes; 60 kB genügen`] : [];
    return alt.trim() === '' ? [...heavy, `sagt nicht, was ${file} zeigt`] : heavy;
  });
}

/**
 * Rows that a page and its translation do not share: a setting, a command or an address only one of them names.
 * @param names of the two files, English and German
 */
export function differencesOfFrontDoors(
  english: string,
  german: string,
  [nameOfOne, nameOfOther]: readonly [string, string] = ['README.md', 'README.de.md'],
): string[] {
  const [one, other] = [rowsOf(english), rowsOf(german)];
  const missing = (from: string[], there: string[], name: string) =>
    from.filter((row) => !there.includes(row)).map((row) => `${name} fehlt die Zeile ${row}`);
  const both = [...missing(one, other, nameOfOther), ...missing(other, one, nameOfOne)];
  if (filesOf(english) !== filesOf(german)) both.push(`zeigt andere Bilder als ${nameOfOther}`);
  const moved = one.findIndex((row, index) => row !== other[index]);
  return both.length > 0 || moved < 0 ? both : [`ordnet seine Tabellen anders, ab der Zeile ${one[moved]}`];
}
