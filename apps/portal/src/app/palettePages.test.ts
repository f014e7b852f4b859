import { readFileSync } from 'node:fs';

import { ALLE_RECHTE, darf, type Recht, type Rolle } from '@kehrtour/domain/rolle';
import type { AppRoute } from '@kehrtour/shell/route';
import { describe, expect, it } from 'vitest';

import { eventsForPalette, matching, pagesForPalette } from './palettePages.ts';
import { routes } from './routes.ts';

const ids = (...table: AppRoute[]) => pagesForPalette(table, () => true).map(({ id }) => id);
const pagesOf = (rolle: Rolle) =>
  pagesForPalette(routes, (recht) => darf(rolle, recht as Recht)).map(({ id }) => id);

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
  it('offers nobody a page that would only say that the right is missing', () => {
    expect(pagesOf('inhaber')).toContain('/konto/einstellungen/unternehmen/logo');
    expect(pagesOf('buero')).not.toContain('/konto/einstellungen/unternehmen/logo');
    expect(pagesOf('buero')).toContain('/termine/neu');
    expect(pagesOf('azubi')).toContain('/termine');
    expect(
      pagesOf('azubi').filter((id) => /neu|quartal|terminbuchung|import|kehrtouren\/karte/.test(id)),
    ).toEqual([]);
  });
});

describe('the route table', () => {
  it('names a right that exists', () => {
    const named = routes.flatMap(({ handle }) => handle?.permission ?? []);
    expect(named.filter((recht) => !ALLE_RECHTE.includes(recht as Recht))).toEqual([]);
  });
  it.each(routes.flatMap(({ path, lazy, handle }) => (lazy ? [[path, String(lazy), handle] as const] : [])))(
    'names the right that the page of %s asks for',
    (_path, lazy, handle) => {
      const file = /routes\/[^'"`?]+\.tsx/.exec(lazy)?.[0] ?? '';
      const asks = readFileSync(new URL(`../${file}`, import.meta.url), 'utf8').includes('<Nur>');
      expect(asks && handle?.permission === undefined).toBe(false);
    },
  );
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

describe('eventsForPalette', () => {
  it('knows "krank" for who plans, and for nobody else', () => {
    const found = (rolle: Rolle) =>
      matching(
        eventsForPalette((recht) => darf(rolle, recht as Recht)),
        'krank',
      ).map(({ id }) => id);
    expect(found('buero')).toEqual(['/termine?ausfall=krank']);
    expect(found('geselle')).toEqual([]);
  });
});
