import { product } from '@kehrtour/shell/product';

import { articleData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { structuredArticle } from '../content/structuredData.ts';
import { ArticleScreen } from '../features/article/ArticleScreen.tsx';
import { clientData, headOf } from '../shared/pageRoute.ts';
import type { Route } from './+types/blog.artikel.ts';

export const loader = ({ params }: Route.LoaderArgs) => articleData(content, params.slug);

export const clientLoader = ({ params, serverLoader }: Route.ClientLoaderArgs) =>
  clientData(`/blog/${params.slug}`, (content) => articleData(content, params.slug))({ serverLoader });

export function meta({ loaderData }: Route.MetaArgs) {
  if (!loaderData) return [{ title: product.name }];
  const { page, article } = loaderData;
  return [
    ...headOf(page, 'article'),
    { property: 'article:published_time', content: article.date ?? '' },
    { 'script:ld+json': structuredArticle(loaderData) },
  ];
}

export default function ArticlePage({ loaderData }: Route.ComponentProps) {
  return <ArticleScreen {...loaderData} />;
}
