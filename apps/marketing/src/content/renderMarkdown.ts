import { Marked } from 'marked';

import { typography } from './typography.ts';

const marked = new Marked({
  renderer: {
    /** Every heading can be linked to. */
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens);
      return `<h${depth} id="${anchorOf(text)}">${text}</h${depth}>\n`;
    },
    /** A wide table scrolls by itself, also with the keyboard, and does not push the page. */
    table(token) {
      const row = (cells: typeof token.header, tag: 'th' | 'td') =>
        `<tr>${cells.map((cell) => `<${tag}>${this.parser.parseInline(cell.tokens)}</${tag}>`).join('')}</tr>`;
      const body = token.rows.map((cells) => row(cells, 'td')).join('');
      const table = `<table><thead>${row(token.header, 'th')}</thead><tbody>${body}</tbody></table>`;
      return `<div class="tabelle" role="group" aria-label="Tabelle" tabindex="0">${table}</div>\n`;
    },
  },
});

/** Markdown of our own writers as HTML, with German typography. */
export function renderMarkdown(markdown: string): string {
  return marked.parse(typography(markdown), { async: false });
}

function anchorOf(html: string): string {
  const words = html
    .replaceAll(/<[^>]*>|&\w+;/g, ' ')
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss');
  return words.match(/[a-z\d]+/g)?.join('-') ?? 'abschnitt';
}
