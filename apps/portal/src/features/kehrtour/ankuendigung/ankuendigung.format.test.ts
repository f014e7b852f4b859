import { describe, expect, it } from 'vitest';

import { kanaeleText } from './ankuendigung.format.ts';

describe('kanaeleText', () => {
  it('names what is most first', () => {
    expect(kanaeleText(['mail', 'einwurf', 'einwurf', 'brief'])).toBe(
      '2 Zettel zum Einwerfen, 1 E-Mail und 1 Brief',
    );
  });
});
