import { pageTitle } from '@kehrtour/shell/pageTitle';
import { product } from '@kehrtour/shell/product';
import type { MetaDescriptor } from 'react-router';

import type { Content, PageData, PageHead } from '../content/pageData.ts';
import { pagePayload } from '../content/pagePayload.ts';
import { content, prerendered } from '../content/siteContent.ts';
import { siteOrigin } from '../content/siteOrigin.ts';
import { structuredPage } from '../content/structuredData.ts';
import { shareAddress } from '../prerender/shareAddress.ts';

/**
 * How a page comes by its data while the visitor clicks through the site: from the payload that was made with its HTML,
 * else from the content database.
 * @param ask what the build asked for this page
 */
export function clientData<Data>(address: string, ask: (content: Content) => Promise<Data>) {
  return ({ serverLoader }: { serverLoader: () => Promise<unknown> }): Promise<Data> =>
    pagePayload({
      address,
      manifest: prerendered,
      payload: () => serverLoader() as Promise<Data>,
      live: () => ask(content),
    });
}

/** Title, description, canonical address and picture of a page. */
export function pageMeta({ loaderData }: { loaderData?: PageData | undefined }): MetaDescriptor[] {
  if (!loaderData) return [{ title: pageTitle() }];
  const { page } = loaderData;
  return [...headOf(page), ...(page.indexed ? [{ 'script:ld+json': structuredPage(page) }] : [])];
}

/** The same for a page whose address may carry a code: no other page learns it. */
export function secretPageMeta(args: { loaderData?: PageData | undefined }): MetaDescriptor[] {
  return [...pageMeta(args), { name: 'referrer', content: 'no-referrer' }];
}

export function headOf(page: PageHead, type: 'website' | 'article' = 'website'): MetaDescriptor[] {
  const url = siteOrigin + page.address;
  return [
    { title: pageTitle(page.title) },
    { name: 'description', content: page.description },
    ...(page.indexed ? [] : [{ name: 'robots', content: 'noindex' }]),
    { tagName: 'link', rel: 'canonical', href: url },
    { property: 'og:type', content: type },
    { property: 'og:site_name', content: product.name },
    { property: 'og:locale', content: 'de_DE' },
    { property: 'og:title', content: page.title },
    { property: 'og:description', content: page.description },
    { property: 'og:url', content: url },
    ...(page.indexed ? pictureOf(page) : []),
  ];
}

/** Made by the build (src/prerender/sharePicture.ts). */
function pictureOf({ address, title }: PageHead): MetaDescriptor[] {
  return [
    { property: 'og:image', content: siteOrigin + shareAddress(address) },
    { property: 'og:image:type', content: 'image/png' },
    { property: 'og:image:width', content: '1200' },
    { property: 'og:image:height', content: '630' },
    {
      property: 'og:image:alt',
      content: `„${title}“ über einer Häuserzeile mit einer Kehrtour von Tür zu Tür`,
    },
    { name: 'twitter:card', content: 'summary_large_image' },
  ];
}
