import type { AppRoute } from '@kehrtour/shell/route';
import { describe, expect, it } from 'vitest';

import { entriesByGroup, wayTo } from './routeEntries.ts';
import { routes } from './routes.ts';

const start: AppRoute = { path: '/haus', handle: { title: 'Haus' } };
const booking: AppRoute = {
  path: '/haus/buchung',
  handle: { title: 'Buchung', above: start, entry: { group: 'Buchung', label: 'Seite', hint: 'Für alle' } },
};
const area: AppRoute = {
  path: '/haus/buchung/gebiet',
  handle: {
    title: 'Buchung: Gebiet',
    heading: 'Gebiet',
    above: booking,
    permission: 'buchung.einrichten',
    entry: { group: 'Buchung', hint: 'Wohin Sie fahren' },
  },
};

describe('entriesByGroup', () => {
  it('lists the pages that name themselves, as they are called there, with the right that they ask for', () => {
    expect(entriesByGroup([start, booking, area])).toEqual([
      {
        title: 'Buchung',
        entries: [
          { href: '/haus/buchung', label: 'Seite', hint: 'Für alle' },
          {
            href: '/haus/buchung/gebiet',
            label: 'Gebiet',
            hint: 'Wohin Sie fahren',
            permission: 'buchung.einrichten',
          },
        ],
      },
    ]);
  });
  it('has the settings in the order in which a company meets them', () => {
    expect(entriesByGroup(routes).map(({ title }) => title)).toEqual([
      'Ihr Profil',
      'Verbindungen',
      'Unternehmen',
      'Dienstleistungen',
      'Kehrtouren',
      'Terminbuchung',
      'Abrechnung',
    ]);
  });
});

describe('wayTo', () => {
  it('leads up page by page, each by the name that stands above it', () => {
    expect(wayTo(area.handle ?? {})).toEqual({
      heading: 'Gebiet',
      above: [
        { label: 'Haus', href: '/haus' },
        { label: 'Buchung', href: '/haus/buchung' },
      ],
    });
  });
  it('knows a way back to the settings from each of their pages', () => {
    const lost = routes.filter(
      ({ path = '', handle }) =>
        path.startsWith('/konto/einstellungen/') &&
        wayTo(handle ?? {}).above[0]?.href !== '/konto/einstellungen',
    );
    expect(lost.map(({ path }) => path)).toEqual([]);
  });
});
