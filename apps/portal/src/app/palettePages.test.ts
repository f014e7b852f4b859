import { describe, expect, it } from 'vitest';

import { matching, pagesForPalette } from './palettePages.ts';

const ids = (...routes: Parameters<typeof pagesForPalette>[0]) => pagesForPalette(routes).map(({ id }) => id);

describe('pagesForPalette', () => {
  it('finds pages by their title, not those of guests', () => {
    expect(
      ids(
        { path: '/termine/:id?', handle: { title: 'Termine' } },
        { path: '/anmelden', handle: { title: 'Anmelden', auth: 'guest' } },
        { path: '/konto', handle: {} },
      ),
    ).toEqual(['/termine']);
  });
  it('leaves out the steps of a wizard and pages of one thing', () => {
    expect(
      ids(
        {
          path: '/kehrtouren/neu',
          handle: { title: 'Neue Kehrtour' },
          children: [{ path: 'datum', handle: { title: 'Tag' } }],
        },
        { path: '/kehrtouren/:id', handle: { title: 'Kehrtour' } },
        { path: '/konto/mitarbeiter/bearbeiten', handle: { title: 'Person bearbeiten' } },
      ),
    ).toEqual(['/kehrtouren/neu']);
  });
});

describe('matching', () => {
  const pages = ['Tätigkeiten', 'Terminzettel für freie Tätigkeiten', 'Logo'].map((label) => ({
    id: label,
    label,
    group: '',
  }));
  it('finds every word, without umlauts and in any order', () => {
    expect(matching(pages, 'tatig frei').map(({ label }) => label)).toEqual([
      'Terminzettel für freie Tätigkeiten',
    ]);
  });
  it('shows all pages while nothing is typed', () => {
    expect(matching(pages, ' ')).toHaveLength(3);
  });
});
