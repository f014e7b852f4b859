import { product } from '@kehrtour/shell/product';

import { shareAddress } from '../prerender/shareAddress.ts';
import type { ArticleData, PageHead } from './pageData.ts';
import { siteOrigin } from './siteOrigin.ts';

type Thing = Record<string, unknown>;

const { operator } = product;
const site = siteOrigin;
const ORGANIZATION = `${site}/#betreiber`;
const urlOf = (address: string): string => site + address;

/** Who runs the site, as other things refer to it. */
const organization: Thing = {
  '@type': 'Organization',
  '@id': ORGANIZATION,
  name: operator.name,
  url: urlOf('/'),
  logo: urlOf('/favicon.svg'),
  email: operator.mail,
  address: { '@type': 'PostalAddress', streetAddress: operator.street, addressLocality: operator.city },
};

/** Without a price: those on the page are examples until they are confirmed. */
const application: Thing = {
  '@type': 'SoftwareApplication',
  '@id': `${site}/#programm`,
  name: product.name,
  description: product.claim,
  applicationCategory: 'BusinessApplication',
  operatingSystem: 'Browser',
  inLanguage: product.language,
  url: urlOf('/'),
  publisher: { '@id': ORGANIZATION },
};

/** What search engines read beside a page (schema.org, JSON-LD). */
export function structuredPage(page: PageHead): Thing {
  const things = page.address === '/' ? [organization, website(), application] : [trail(page)];
  return { '@context': 'https://schema.org', '@graph': things };
}

export function structuredArticle({ page, article }: Pick<ArticleData, 'page' | 'article'>): Thing {
  const publisher = { '@type': 'Organization', '@id': ORGANIZATION, name: operator.name, url: urlOf('/') };
  const text: Thing = {
    '@type': 'Article',
    headline: page.title,
    description: page.description,
    image: urlOf(shareAddress(page.address)),
    datePublished: article.date,
    articleSection: article.topic,
    inLanguage: product.language,
    mainEntityOfPage: urlOf(page.address),
    author: publisher,
    publisher,
  };
  return { '@context': 'https://schema.org', '@graph': [text, trail(page)] };
}

interface Offered {
  name: string;
  monatCent: number;
}

/** Beside the prices: what is asked before buying, and what the plans cost once that is confirmed. */
export function structuredPrices(
  page: PageHead,
  questions: readonly { question: string; answer: string }[],
  offered: readonly Offered[],
): Thing {
  const asked: Thing = {
    '@type': 'FAQPage',
    mainEntity: questions.map(({ question, answer }) => ({
      '@type': 'Question',
      name: question,
      acceptedAnswer: { '@type': 'Answer', text: answer },
    })),
  };
  const sold = offered.length === 0 ? [] : [{ ...application, offers: offered.map(offerOf) }];
  return { '@context': 'https://schema.org', '@graph': [...sold, asked, trail(page)] };
}

/** A price for a month, without VAT. */
function offerOf({ name, monatCent }: Offered): Thing {
  const price = { price: (monatCent / 100).toFixed(2), priceCurrency: 'EUR' };
  return {
    '@type': 'Offer',
    name,
    ...price,
    url: urlOf('/preise'),
    seller: { '@id': ORGANIZATION },
    priceSpecification: {
      '@type': 'UnitPriceSpecification',
      ...price,
      unitCode: 'MON',
      valueAddedTaxIncluded: false,
    },
  };
}

function website(): Thing {
  return {
    '@type': 'WebSite',
    '@id': `${site}/#website`,
    name: product.name,
    url: urlOf('/'),
    inLanguage: product.language,
    publisher: { '@id': ORGANIZATION },
  };
}

/** From the front page to this one; in between only what is a page itself. */
function trail(page: PageHead): Thing {
  const steps: { name: string; address: string }[] = [{ name: product.name, address: '/' }];
  if (page.address.startsWith('/blog/')) steps.push({ name: 'Blog', address: '/blog' });
  steps.push({ name: page.title, address: page.address });
  return {
    '@type': 'BreadcrumbList',
    itemListElement: steps.map(({ name, address }, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      name,
      item: urlOf(address),
    })),
  };
}
