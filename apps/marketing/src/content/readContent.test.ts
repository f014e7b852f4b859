import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';

import { product } from '@kehrtour/shell/product';
import { afterEach, describe, expect, it } from 'vitest';

import { feedXml } from './feedXml.ts';
import { addressesOf, readContent } from './readContent.ts';
import { sitemapXml } from './sitemapXml.ts';

const ours = readContent(fileURLToPath(new URL('../../content', import.meta.url)));
const folders: string[] = [];
const HEAD = [
  '---',
  'titel: Ein Titel',
  'beschreibung: Eine Beschreibung, die lang genug ist, damit man weiß, worum es geht.',
  'datum: 2026-11-12',
  'thema: Recht',
  '---',
];

/** Reads one article, with some lines of its head replaced. */
function readArticle(lines: readonly string[]) {
  const folder = mkdtempSync(path.join(tmpdir(), 'content-'));
  folders.push(folder);
  mkdirSync(path.join(folder, 'blog'));
  writeFileSync(path.join(folder, 'blog/artikel.md'), [...lines, '', 'Text über § 3 Abs. 1.'].join('\n'));
  return readContent(folder).documents[0];
}

afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true });
});

describe('readContent', () => {
  it('makes a document of a checked head and its text', () => {
    expect(readArticle(HEAD)).toMatchObject({
      path: '/blog/artikel',
      address: '/blog/artikel',
      title: 'Ein Titel',
      date: '2026-11-12',
      topic: 'Recht',
      html: '<p>Text über §\u00A03 Abs.\u00A01.</p>\n',
    });
  });

  it.each([
    ['a missing head', HEAD.slice(1), /blog[/\\]artikel\.md:1 Der Kopf fehlt/],
    ['a head without an end', HEAD.slice(0, -1), /artikel\.md:7 Der Kopf hört nicht auf/],
    ['a line that says nothing', HEAD.with(1, 'Ein Titel'), /artikel\.md:2 .*„name: wert“/],
    [
      'a day that does not exist',
      HEAD.with(3, 'datum: 2026-02-30'),
      /artikel\.md:4 „2026-02-30“ ist kein Tag/,
    ],
    ['an unknown topic', HEAD.with(4, 'thema: Wetter'), /artikel\.md:5 „Wetter“ ist kein Thema/],
    ['a field that nobody knows', HEAD.with(4, 'autor: Ich'), /artikel\.md:5 „autor“ gibt es hier nicht/],
    ['a field twice', HEAD.with(4, 'titel: Noch einer'), /artikel\.md:5 „titel“ steht zweimal da/],
    ['a missing field', HEAD.toSpliced(2, 1), /artikel\.md:1 „beschreibung“ fehlt/],
    [
      'a title that search engines would cut',
      HEAD.with(1, `titel: ${'x'.repeat(71)}`),
      /artikel\.md:2 „titel“ hat 71 Zeichen/,
    ],
  ])('stops the build with file and line at %s', (_, lines, message) => {
    expect(() => readArticle(lines)).toThrow(message);
  });
});

describe('the content of the site', () => {
  it('has at least six articles, each with its sources named', () => {
    const articles = ours.documents.filter(({ date }) => date !== null);
    expect(articles.length).toBeGreaterThanOrEqual(6);
    for (const { path, html } of articles) expect(html, path).toMatch(/<em>(Quellen|Zu den genannten)/);
  });

  it('gives every page an address of its own, a title of its own and a description of its own', () => {
    for (const field of ['address', 'title', 'description'] as const) {
      const values = ours.documents.map((document) => document[field]);
      expect(new Set(values).size, field).toBe(values.length);
    }
  });

  it('L21 holds no personal data and no tenant data: no mail address, no number to call, only known fields', () => {
    const text = JSON.stringify(ours);
    expect(text).not.toMatch(/[\w.]+@[\w-]+\.\w+/);
    expect(text).not.toMatch(/\b0\d{3,5}[ /-]?\d{2,}/);
    expect(text).not.toMatch(/unternehmen_?id|mitarbeiter_?id|token/i);
    const known = [
      'address',
      'date',
      'description',
      'html',
      'indexed',
      'path',
      'readingMinutes',
      'title',
      'topic',
    ];
    for (const document of ours.documents) expect(Object.keys(document).sort()).toEqual(known);
  });

  it('leads only to pages that exist', () => {
    const addresses = addressesOf(ours);
    const links = ours.documents.flatMap(({ html }) =>
      [...html.matchAll(/href="(\/[^"#]*)/g)].map(([, to]) => to),
    );
    expect(links.filter((link) => !addresses.includes(link ?? ''))).toEqual([]);
  });

  it('lists in the sitemap what may be found, and no page that asks not to be', () => {
    const sitemap = sitemapXml(ours, product.site);
    expect(sitemap).toContain(`<loc>${product.site}/preise</loc>`);
    expect(sitemap).not.toContain('/error<');
  });

  it('feeds the articles, newest first', () => {
    const dates = [...feedXml(ours, product.site).matchAll(/<pubDate>([^<]*)/g)].map(([, date = '']) =>
      Date.parse(date),
    );
    expect(dates.length).toBeGreaterThanOrEqual(6);
    expect(dates).toEqual(dates.toSorted((a, b) => b - a));
  });
});
