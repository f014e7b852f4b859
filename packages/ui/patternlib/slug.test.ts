import { expect, it } from 'vitest';

import { slug } from './slug.ts';

it('makes steps of an address from titles and exports', () => {
  expect(
    ['Über der Seite', 'DataTable', 'LongTexts', 'Karte mit Liste', 'Straße', 'ZuSpaet'].map(slug),
  ).toEqual(['ueber-der-seite', 'data-table', 'long-texts', 'karte-mit-liste', 'strasse', 'zu-spaet']);
});
