import { tarife } from '@kehrtour/domain/unternehmen/tarif';
import { product } from '@kehrtour/shell/product';
import { describe, expect, it } from 'vitest';

import type { ArticleData } from './pageData.ts';
import { structuredArticle, structuredPage, structuredPrices } from './structuredData.ts';

const page = { address: '/preise', title: 'Preise', description: 'Was es kostet', indexed: true };
const typesOf = (data: Record<string, unknown>) =>
  (data['@graph'] as { '@type': string }[]).map((thing) => thing['@type']);

describe('structured data', () => {
  it('says on the front page who runs it and what it is, and no price that is not confirmed', () => {
    const start = structuredPage({ ...page, address: '/' });
    expect(typesOf(start)).toEqual(['Organization', 'WebSite', 'SoftwareApplication']);
    expect(JSON.stringify(start)).not.toMatch(/offers|price/i);
  });
  it('says on every other page how it is reached', () => {
    expect(structuredPage(page)).toMatchObject({
      '@graph': [
        {
          '@type': 'BreadcrumbList',
          itemListElement: [
            { position: 1, item: `${product.site}/` },
            { position: 2, name: 'Preise', item: `${product.site}/preise` },
          ],
        },
      ],
    });
  });
  it('says of an article when it was published, with its picture and the way through the blog', () => {
    const address = '/blog/fristen';
    const article = { date: '2026-11-12', topic: 'Recht' } as ArticleData['article'];
    const data = structuredArticle({ page: { ...page, address }, article });
    expect(typesOf(data)).toEqual(['Article', 'BreadcrumbList']);
    expect(data).toMatchObject({
      '@graph': [
        { datePublished: '2026-11-12', image: `${product.site}/og/blog/fristen.png` },
        { itemListElement: [{}, { item: `${product.site}/blog` }, { item: product.site + address }] },
      ],
    });
  });
  it('says beside the prices what is asked, and of a plan its price only where there is one to say', () => {
    const questions = [{ question: 'Was kostet ein Zettel?', answer: 'Nichts.' }];
    const examples = structuredPrices(page, questions, []);
    expect(typesOf(examples)).toEqual(['FAQPage', 'BreadcrumbList']);
    expect(JSON.stringify(examples)).not.toMatch(/offers|price"/i);
    const confirmed = structuredPrices(page, questions, [{ name: 'Bezirk', monatCent: 3900 }]);
    expect(confirmed).toMatchObject({
      '@graph': [
        {
          '@type': 'SoftwareApplication',
          offers: [{ price: '39.00', priceCurrency: 'EUR', priceSpecification: { unitCode: 'MON' } }],
        },
        { '@type': 'FAQPage', mainEntity: [{ name: 'Was kostet ein Zettel?' }] },
        {},
      ],
    });
  });
});

/** What search engines ask of a thing (needs), and what schema.org knows of it beside that (may). */
const SHAPES: Readonly<Record<string, { needs: readonly string[]; may?: readonly string[] }>> = {
  Organization: { needs: ['name', 'url'], may: ['logo', 'email', 'address'] },
  PostalAddress: { needs: ['streetAddress', 'addressLocality'], may: ['postalCode', 'addressCountry'] },
  WebSite: { needs: ['name', 'url'], may: ['inLanguage', 'publisher'] },
  SoftwareApplication: {
    needs: ['name', 'applicationCategory', 'operatingSystem'],
    may: ['description', 'inLanguage', 'url', 'publisher', 'offers'],
  },
  Offer: { needs: ['price', 'priceCurrency'], may: ['name', 'url', 'seller', 'priceSpecification'] },
  UnitPriceSpecification: {
    needs: ['price', 'priceCurrency', 'unitCode'],
    may: ['valueAddedTaxIncluded'],
  },
  FAQPage: { needs: ['mainEntity'] },
  Question: { needs: ['name', 'acceptedAnswer'] },
  Answer: { needs: ['text'] },
  BreadcrumbList: { needs: ['itemListElement'] },
  ListItem: { needs: ['position', 'name', 'item'] },
  Article: {
    needs: ['headline', 'image', 'datePublished', 'author'],
    may: ['description', 'articleSection', 'inLanguage', 'mainEntityOfPage', 'publisher'],
  },
};

function faultsIn(value: unknown, at = ''): string[] {
  if (Array.isArray(value)) return value.flatMap((one, index) => faultsIn(one, `${at}[${index}]`));
  if (typeof value !== 'object' || value === null)
    return value === undefined || value === '' ? [`${at} is empty`] : [];
  const thing = new Map(Object.entries(value));
  const inside = [...thing].flatMap(([name, part]) => faultsIn(part, `${at}.${name}`));
  const type = thing.get('@type');
  // A reference by its id, or the graph itself.
  if (type === undefined) return thing.has('@id') || thing.has('@graph') ? inside : [`${at} has no type`];
  const shape = SHAPES[String(type)];
  if (!shape) return [`${at}: nobody looked up ${String(type)}`];
  const missing = shape.needs.filter((name) => !thing.has(name));
  const unknown = [...thing.keys()].filter(
    (name) => !name.startsWith('@') && ![...shape.needs, ...(shape.may ?? [])].includes(name),
  );
  return [
    ...inside,
    ...missing.map((name) => `${at} lacks ${name}`),
    ...unknown.map((name) => `${at}: ${String(type)} has no ${name}`),
  ];
}

describe('the shapes of schema.org', () => {
  const article = { date: '2026-11-12', topic: 'Recht' } as ArticleData['article'];
  const questions = [{ question: 'Was kostet ein Zettel?', answer: 'Nichts.' }];
  it.each([
    ['the front page', structuredPage({ ...page, address: '/' })],
    ['a page', structuredPage(page)],
    ['an article', structuredArticle({ page: { ...page, address: '/blog/fristen' }, article })],
    ['the prices as examples', structuredPrices(page, questions, [])],
    ['the prices when they are confirmed', structuredPrices(page, questions, tarife)],
  ])('are kept by %s: what is needed is there, nothing is made up, nothing is empty', (_, data) => {
    expect(faultsIn(data)).toEqual([]);
  });
  it('are missed by what lacks a field or has one too many', () => {
    expect(faultsIn({ '@graph': [{ '@type': 'Answer', txt: 'x' }] })).toEqual([
      '.@graph[0] lacks text',
      '.@graph[0]: Answer has no txt',
    ]);
  });
});
