import { product } from '@kehrtour/shell/product';

import type { ContentFile, Document } from './document.ts';
import { xmlText } from './xmlText.ts';

/** The articles as RSS 2.0, newest first. */
export function feedXml({ documents }: ContentFile, site: string): string {
  const articles = documents.filter(({ date }) => date !== null);
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<rss version="2.0" xmlns:atom="http://www.w3.org/2005/Atom"><channel>',
    `<title>${product.name}: Blog für Schornsteinfeger</title>`,
    `<link>${xmlText(`${site}/blog`)}</link>`,
    '<description>Fristen, Kehrtouren und Kunden: geprüft und kurz.</description>',
    `<language>${product.language}</language>`,
    `<atom:link href="${xmlText(`${site}/blog/rss.xml`)}" rel="self" type="application/rss+xml"/>`,
    ...articles.map((article) => item(article, site)),
    '</channel></rss>',
    '',
  ].join('\n');
}

function item({ title, description, address, date, topic }: Document, site: string): string {
  const link = xmlText(site + address);
  const published = new Date(`${date}T06:00:00Z`).toUTCString();
  return `<item><title>${xmlText(title)}</title><link>${link}</link><guid>${link}</guid><pubDate>${published}</pubDate><category>${xmlText(topic ?? '')}</category><description>${xmlText(description)}</description></item>`;
}
