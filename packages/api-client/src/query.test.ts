import { importauftraegeAllerBetriebe } from '@kehrtour/contract/betrieb';
import { describe, expect, it } from 'vitest';

import { conceptKeyOf, keyOf, keyOfPages, keyOfState } from './query.ts';

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
