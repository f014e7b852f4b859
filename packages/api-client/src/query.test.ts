import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import { describe, expect, it } from 'vitest';

import { keyOf, keyOfPages } from './query.ts';

describe('keyOfPages', () => {
  it('keeps a list that is read page by page apart from the same list read once', () => {
    expect(keyOfPages(importauftraegeAllerBetriebe, {})).not.toEqual(keyOf(importauftraegeAllerBetriebe, {}));
  });

  it('is reached by news of its concept, and by what clears the call', () => {
    const key = keyOf(importauftraegeAllerBetriebe, {});
    expect(keyOfPages(importauftraegeAllerBetriebe, {}).slice(0, key.length)).toEqual(key);
  });
});
