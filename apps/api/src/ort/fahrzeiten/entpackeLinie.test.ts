import { describe, expect, it } from 'vitest';

import { entpackeLinie } from './entpackeLinie.ts';

describe('entpackeLinie', () => {
  it('decodes the example of the format', () => {
    const linie = entpackeLinie('_p~iF~ps|U_ulLnnqC_mqNvxq`@', 5);
    expect(linie).toEqual([
      [-120.2, 38.5],
      [-120.95, 40.7],
      [-126.453, 43.252],
    ]);
  });

  it('ends with a text that was cut off', () => {
    expect(entpackeLinie('', 6)).toEqual([]);
    expect(() => entpackeLinie('_p~iF~ps|U_', 5)).not.toThrow();
  });
});
