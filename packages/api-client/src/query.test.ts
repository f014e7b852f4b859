import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';

import { makeClient } from './client.ts';
import { conceptKeyOf, keyOf, keyOfPages, keyOfState, pageQueryWith } from './query.ts';

describe('keyOfPages', () => {
  it('keeps a list that is read page by page apart from the same list read once', () => {
    expect(keyOfPages(importauftraegeAllerBetriebe, {})).not.toEqual(keyOf(importauftraegeAllerBetriebe, {}));
  });

  it('is reached by news of its concept, and by what clears the call', () => {
    const key = keyOf(importauftraegeAllerBetriebe, {});
    expect(keyOfPages(importauftraegeAllerBetriebe, {}).slice(0, key.length)).toEqual(key);
  });
});

describe('keyOfState', () => {
  it('is out of reach of news of its concept, and another state is another question', () => {
    const [concept] = conceptKeyOf('betrieb');
    const key = keyOfState(importauftraegeAllerBetriebe, {}, 'gestern');
    expect(keyOf(importauftraegeAllerBetriebe, {})[0]).toBe(concept);
    expect(key[0]).not.toBe(concept);
    expect(key).not.toEqual(keyOfState(importauftraegeAllerBetriebe, {}, 'heute'));
  });
});

describe('pageQueryWith', () => {
  it('shows the first load as a page that waits, and refreshes what is shown without a word', async () => {
    const request = vi.fn<() => Promise<Response>>(() =>
      Promise.resolve(Response.json({ eintraege: [], weiter: null })),
    );
    const waited = vi.fn<() => void>();
    const pageQuery = pageQueryWith((load) => () => {
      waited();
      return load();
    });
    const cache = new QueryClient();
    const options = pageQuery(makeClient('', request), importauftraegeAllerBetriebe, {});
    await cache.fetchQuery(options);
    await cache.fetchQuery({ ...options, staleTime: 0 });
    expect([request.mock.calls.length, waited.mock.calls.length]).toEqual([2, 1]);
  });
});
