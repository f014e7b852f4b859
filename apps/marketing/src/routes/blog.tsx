import { articlesData } from '../content/pageData.ts';
import { content } from '../content/siteContent.server.ts';
import { BlogScreen } from '../features/article/BlogScreen.tsx';
import { clientData, pageMeta } from '../shared/pageRoute.ts';
import type { Route } from './+types/blog.ts';

export const loader = () => articlesData(content, 'blog');
export const clientLoader = clientData('/blog', (content) => articlesData(content, 'blog'));
export const meta = pageMeta;

export default function BlogPage({ loaderData }: Route.ComponentProps) {
  return <BlogScreen {...loaderData} />;
}
