import type { ContentFile } from './document.ts';
import { xmlText } from './xmlText.ts';

/** What search engines may list; pages that ask not to be are missing. */
export function sitemapXml({ documents }: ContentFile, site: string): string {
  const entries = documents
    .filter(({ indexed }) => indexed)
    .map(({ address, date }) => {
      const changed = date ? `<lastmod>${date}</lastmod>` : '';
      return `<url><loc>${xmlText(site + address)}</loc>${changed}</url>`;
    });
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">',
    ...entries,
    '</urlset>',
    '',
  ].join('\n');
}
