import { PageError } from '@kehrtour/shell/pageError';

import type { Document } from './document.ts';

type Key = keyof Document;

/** A question to the content database. Order of the steps: sort, limit, choice of fields. */
export interface Query<Picked extends Key = Key> {
  sortBy(field: Key, direction?: 'asc' | 'desc'): Query<Picked>;
  limit(most: number): Query<Picked>;
  only<Chosen extends Key>(fields: readonly Chosen[]): Query<Chosen>;
  /** What a directory holds; empty when nothing lies there. */
  list(): Promise<Pick<Document, Picked>[]>;
  /** The document at exactly this path. @throws PageError `<path> not found` (404) */
  one(): Promise<Pick<Document, Picked>>;
  /** Neighbours of a document in its list, before and after; where there is none, null. */
  surround(
    path: string,
    slots?: { before: number; after: number },
  ): Promise<(Pick<Document, Picked> | null)[]>;
}

interface Wish {
  path: string;
  sort: { field: Key; direction: 'asc' | 'desc' } | null;
  most: number;
  fields: readonly Key[] | null;
}

/** @param load all documents; asked once per answer, so it should remember */
export function queryContent(load: () => Promise<readonly Document[]>, path: string): Query {
  return queryFor(load, { path, sort: null, most: Infinity, fields: null });
}

function queryFor<Picked extends Key>(load: () => Promise<readonly Document[]>, wish: Wish): Query<Picked> {
  const pick = (document: Document): Pick<Document, Picked> =>
    (wish.fields
      ? Object.fromEntries(wish.fields.map((field) => [field, document[field]]))
      : document) as Pick<Document, Picked>;
  const sorted = async () => inOrder((await load()).filter(within(wish.path)), wish);
  return {
    sortBy: (field, direction = 'asc') => queryFor(load, { ...wish, sort: { field, direction } }),
    limit: (most) => queryFor(load, { ...wish, most }),
    only: (fields) => queryFor(load, { ...wish, fields }),
    list: async () => (await sorted()).slice(0, wish.most).map(pick),
    async one() {
      const found = (await load()).find(({ path }) => path === wish.path);
      if (!found) throw new PageError(404, `${wish.path} not found`);
      return pick(found);
    },
    async surround(path, { before, after } = { before: 1, after: 1 }) {
      const all = await sorted();
      const at = all.findIndex((document) => document.path === path);
      const slot = (offset: number) => (at < 0 ? undefined : all[at + offset]);
      const offsets = [...range(-before, -1), ...range(1, after)];
      return offsets.map(slot).map((document) => (document ? pick(document) : null));
    },
  };
}

function within(folder: string): (document: Document) => boolean {
  return ({ path }) => path.startsWith(`${folder}/`);
}

function inOrder(documents: readonly Document[], { sort }: Wish): Document[] {
  if (!sort) return [...documents];
  const sign = sort.direction === 'asc' ? 1 : -1;
  return documents.toSorted(
    (a, b) => sign * String(a[sort.field]).localeCompare(String(b[sort.field]), 'de'),
  );
}

function range(from: number, to: number): number[] {
  return Array.from({ length: Math.max(0, to - from + 1) }, (_, index) => from + index);
}
