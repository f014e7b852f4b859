import { describe, expect, it } from 'vitest';

import type { Document } from './document.ts';
import { queryContent } from './query.ts';

function document(path: string, date: string | null = null): Document {
  const [title = ''] = path.split('/').slice(-1);
  const text = { description: '', topic: null, readingMinutes: 1, html: '', indexed: true };
  return { path, address: path, title, date, ...text };
}

const documents = [
  document('/blog/b', '2026-10-02'),
  document('/blog/a', '2026-10-03'),
  document('/blog/c', '2026-10-01'),
  document('/seiten/preise'),
];
const content = (path: string) => queryContent(async () => documents, path);
const titles = (found: readonly (Pick<Document, 'title'> | null)[]) => found.map((one) => one?.title ?? null);

describe('queryContent', () => {
  it('lists a directory, and nothing of its neighbours', async () => {
    expect(titles(await content('/blog').list())).toEqual(['b', 'a', 'c']);
    expect(await content('/blo').list()).toEqual([]);
  });

  it('sorts before it limits, and limits before it chooses fields', async () => {
    const newest = content('/blog').only(['title']).limit(2).sortBy('date', 'desc');
    expect(await newest.list()).toEqual([{ title: 'a' }, { title: 'b' }]);
  });

  it('finds one file', async () => {
    expect(await content('/seiten/preise').one()).toMatchObject({ title: 'preise' });
  });

  it('L20 rejects a path that is missing with its name and the status 404', async () => {
    const missing = content('/blog/erfunden').one();
    await expect(missing).rejects.toThrow('/blog/erfunden not found');
    await expect(missing).rejects.toMatchObject({ status: 404 });
  });

  it('surrounds a document with its neighbours, and fills up with null', async () => {
    const byDate = content('/blog').sortBy('date', 'desc');
    expect(titles(await byDate.surround('/blog/b'))).toEqual(['a', 'c']);
    expect(titles(await byDate.surround('/blog/a', { before: 2, after: 1 }))).toEqual([null, null, 'b']);
    expect(titles(await byDate.surround('/blog/erfunden'))).toEqual([null, null]);
  });
});
