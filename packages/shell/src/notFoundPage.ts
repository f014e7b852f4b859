import { NOT_FOUND_MESSAGE, NOT_FOUND_WORDS } from './pageError.ts';
import { product } from './product.ts';

/** The file beside `index.html` that addresses outside an app's pages are answered with. */
export const NOT_FOUND_FILE = '404.html';

const PLACE = '<div id="app"></div>';

/**
 * The document of an app with what `ErrorPage` will say: whoever has no script, or not yet, reads why there is nothing.
 * @returns undefined where the document has no empty place for the app
 */
export function notFoundPage(html: string): string | undefined {
  if (!html.includes(PLACE)) return undefined;
  const { heading, text } = NOT_FOUND_WORDS;
  const said = [
    `<header><p class="shell-brand">${product.name}</p></header>`,
    '<main id="main" class="shell-error" data-status="404">',
    `<h1>${heading}</h1><p>${text}</p><p><code>${NOT_FOUND_MESSAGE}</code></p>`,
    '<p class="shell-error-ways"><a href="/">Zur Startseite</a></p>',
    '</main>',
  ].join('');
  return html
    .replace(PLACE, `<div id="app">${said}</div>`)
    .replace(/<title>[^<]*<\/title>/, `<title>${heading} – ${product.name}</title>`);
}
