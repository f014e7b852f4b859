export interface Drawings {
  logo: string;
  street: string;
}

/** What the page's classes mean where there is no style sheet. Colours of the dark bar, which is the same in both themes. */
const LOOKS: readonly (readonly [part: string, attributes: string])[] = [
  ['fill-[#d2aa58]', 'fill="#d2aa58" stroke="#d2aa58"'],
  ['animate-[smoke', 'fill="none" stroke="#82776c"'],
  ['animate-[draw', 'fill="none" stroke="#e25a28"'],
  ['fill-frame stroke-[#e25a28]', 'fill="#e25a28" stroke="#e25a28"'],
  ['fill-frame stroke-current', 'fill="#211c19" stroke="currentColor"'],
];

/** The brand's sign and the street, taken from the front page as it was built. @throws Error when they are not there */
export function drawingsOf(html: string): Drawings {
  return { logo: drawing(html, '0 0 32 32', '#f7f3ed'), street: drawing(html, '0 0 1200 290', '#a3988b') };
}

function drawing(html: string, viewBox: string, color: string): string {
  const [, width = '', height = ''] = /(\d+) (\d+)$/.exec(viewBox) ?? [];
  const start = html.indexOf(`<svg viewBox="${viewBox}"`);
  const end = html.indexOf('</svg>', start);
  if (start < 0 || end < 0) throw new Error(`The front page shows no drawing „${viewBox}“.`);
  const inner = html.slice(html.indexOf('>', start) + 1, end);
  const plain = inner
    // Numbers at the doors are too small to be read in a picture of a link.
    .replaceAll(/<text[\s\S]*?<\/text>/g, '')
    .replaceAll(/ class="([^"]*)"/g, (_, classes: string) => {
      const look = LOOKS.find(([part]) => classes.includes(part));
      if (classes !== '' && look === undefined) throw new Error(`What does „${classes}“ look like?`);
      return look ? ` ${look[1]}` : '';
    });
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${viewBox}" width="${width}" height="${height}" color="${color}">${plain}</svg>`;
}
