import { describe, expect, it } from 'vitest';

import { slugAus } from './slug.ts';

describe('slugAus', () => {
  it.each([
    ['Kaminkehrer Müller & Söhne', 'kaminkehrer-mueller-soehne'],
    ['Kaminkehrerei Ludovika Øvergård-Aßmus', 'kaminkehrerei-ludovika-oevergard-assmus'],
    ['André Yılmaz', 'andre-yilmaz'],
    ['Termin', 'betrieb-termin'],
    ['★', 'betrieb'],
  ])('of %s is %s', (name, slug) => {
    expect(slugAus(name)).toBe(slug);
  });
});
