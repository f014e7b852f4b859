/** A line of SQL that is read without scrolling; more of it goes on the next line, broken at a clause. */
const COLUMNS_MAX = 160;

/** Lines of stores that run out of the window, with their numbers. */
export const longStatements = (
  files: readonly string[],
  read: (file: string) => string,
): { file: string; line: number }[] =>
  files
    .filter((file) => file.endsWith('.store.ts'))
    .flatMap((file) =>
      read(file)
        .split('\n')
        .flatMap((text, at) => (text.length > COLUMNS_MAX ? [{ file, line: at + 1 }] : [])),
    );
