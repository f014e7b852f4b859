/** A row of a table of a page, reduced to what no translation changes. */
function rowsOf(page: string): string[] {
  return page
    .split('\n')
    .filter((line) => line.startsWith('|') && !/^\|[\s|:-]+$/.test(line))
    .map((line) => [...line.matchAll(/`[^`]+`/g)].map(([code]) => code).join(' '));
}

/** Rows that the English and the German front page do not share: a setting, a command or an address only one of them names. */
export function differencesOfFrontDoors(english: string, german: string): string[] {
  const [one, other] = [rowsOf(english), rowsOf(german)];
  const missing = (from: string[], there: string[], name: string) =>
    from.filter((row) => !there.includes(row)).map((row) => `${name} fehlt die Zeile ${row}`);
  const both = [...missing(one, other, 'README.de.md'), ...missing(other, one, 'README.md')];
  const moved = one.findIndex((row, index) => row !== other[index]);
  return both.length > 0 || moved < 0 ? both : [`ordnet seine Tabellen anders, ab der Zeile ${one[moved]}`];
}
