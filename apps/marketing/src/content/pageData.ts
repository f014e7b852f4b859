import type { Document } from './document.ts';
import type { Query } from './query.ts';

/** Asks the content database; in the browser's way or the build's. */
export type Content = (path: string) => Query;

export type ArticleTeaser = Pick<
  Document,
  'address' | 'title' | 'description' | 'date' | 'topic' | 'readingMinutes'
>;
/** What the head of a page says about it. */
export type PageHead = Pick<Document, 'address' | 'title' | 'description' | 'indexed'>;

const HEAD = ['address', 'title', 'description', 'indexed'] as const;
const TEASER = ['address', 'title', 'description', 'date', 'topic', 'readingMinutes'] as const;

export interface PageData {
  page: PageHead;
}

export async function pageData(content: Content, name: string): Promise<PageData> {
  return { page: await content(`/seiten/${name}`).only(HEAD).one() };
}

export interface ArticlesData extends PageData {
  articles: ArticleTeaser[];
}

/** A page that shows the newest articles. */
export async function articlesData(content: Content, name: string, most = Infinity): Promise<ArticlesData> {
  const newest = content('/blog').sortBy('date', 'desc').limit(most).only(TEASER);
  return { ...(await pageData(content, name)), articles: await newest.list() };
}

export interface ArticleData {
  page: PageHead;
  article: Document;
  newer: ArticleTeaser | null;
  older: ArticleTeaser | null;
}

/** @throws PageError 404 when there is no article of this name */
export async function articleData(content: Content, slug: string): Promise<ArticleData> {
  const path = `/blog/${slug}`;
  const article = await content(path).one();
  const [newer = null, older = null] = await content('/blog')
    .sortBy('date', 'desc')
    .only(TEASER)
    .surround(path);
  return { page: article, article, newer, older };
}
