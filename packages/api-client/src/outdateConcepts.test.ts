import { terminHolen } from '@kehrtour/contract/termin';
import { anfragenHolen } from '@kehrtour/contract/terminbuero';
import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it } from 'vitest';

import { outdateConcepts } from './outdateConcepts.ts';
import { keyOf } from './query.ts';

describe('outdateConcepts', () => {
  it('makes every answer of the concepts old, and no other', async () => {
    const cache = new QueryClient();
    const termin = keyOf(terminHolen, { params: { id: 'heute' } });
    const anfragen = keyOf(anfragenHolen, {});
    const old = () => [termin, anfragen].map((key) => cache.getQueryState(key)?.isInvalidated);
    for (const key of [termin, anfragen]) cache.setQueryData(key, {});
    await outdateConcepts(cache, 'termine');
    expect(old()).toEqual([true, false]);
    await outdateConcepts(cache, 'termine', 'buchungen');
    expect(old()).toEqual([true, true]);
  });
});
