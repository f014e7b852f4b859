import { product } from '@kehrtour/shell/product';
import { describe, expect, it } from 'vitest';

import type { ArticleData } from './pageData.ts';
import { structuredArticle, structuredPage } from './structuredData.ts';

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
});
