import { readFileSync } from 'node:fs';

const gelesen = new Map<string, string | undefined>();

/**
 * The text of the style sheets, to stand in the page itself: one journey less before anything is seen, and no page is ever
 * without its looks. Where the files do not lie beside us, as in development, there is none, and the page asks for them.
 * @param dateien their addresses, as the browser would ask for them
 * @param gebaut folder of what was built for the browser
 */
export function stilblatt(
  dateien: readonly string[],
  gebaut = new URL('../client/', import.meta.url),
): string | undefined {
  const texte = dateien.map((datei) => textAus(new URL(`.${datei}`, gebaut)));
  return texte.length > 0 && texte.every((text) => text !== undefined) ? texte.join('\n') : undefined;
}

/** Names carry a hash of their content: read once is read for ever. */
function textAus(datei: URL): string | undefined {
  if (!gelesen.has(datei.href)) gelesen.set(datei.href, liesDatei(datei));
  return gelesen.get(datei.href);
}

function liesDatei(datei: URL): string | undefined {
  try {
    return readFileSync(datei, 'utf8');
  } catch {
    return undefined;
  }
}
