/** Pages with tables that say what a file of `src` knows. */
export const NAMED_IN = ['packages/domain/README.md'];

const quoted = (cell: string, what: RegExp): string[] =>
  [...cell.matchAll(what)].map(([, name = '']) => name);
const wordIn = (name: string, text: string): boolean => text.split(/\W+/).includes(name);

/** Rows of a page's tables that name what their file has not, or a file that is not there. */
export function staleNames(page: string, text: string, read: (file: string) => string | undefined): string[] {
  const source = page.replace('README.md', 'src/');
  return text.split('\n').flatMap((line) => {
    const [, first = '', ...others] = line.split('|');
    const files = quoted(first, /`([\w./]+\.ts)`/g);
    if (files.length === 0) return [];
    const found = files.map((file) => ({ file, content: read(source + file) }));
    const all = found.map(({ content }) => content ?? '').join('\n');
    return [
      ...found.filter(({ content }) => content === undefined).map(({ file }) => `${file}, das es nicht gibt`),
      ...quoted(others.join('|'), /`(\w+)[(`{<]/g)
        .filter((name) => !wordIn(name, all))
        .map((name) => `${name}, das nicht in ${files.join(', ')} steht`),
    ];
  });
}
