import type { AngemeldeterMitarbeiter } from '@kehrtour/contract/konto';
import { describe, expect, it } from 'vitest';

import { kehrtourplanerZiel } from './kehrtourplanerGuard.ts';

const anna: AngemeldeterMitarbeiter = {
  id: '0191a8f0-0000-7000-8000-000000000001',
  vorname: 'Anna',
  nachname: 'Brandmeier',
  email: 'anna@example.org',
  rolle: 'inhaber',
  scope: ['mitarbeiter'],
  unternehmen: {
    id: '0191a8f0-0000-7000-8000-000000000002',
    name: 'Brandmeier',
    slug: 'brandmeier',
    bundesland: 'BY',
    demo: false,
    kehrtourplaner: true,
    terminbuchung: false,
    loeschungAm: null,
    offeneEinrichtung: [],
  },
};
const mit = (unternehmen: Partial<AngemeldeterMitarbeiter['unternehmen']>) => ({
  ...anna,
  unternehmen: { ...anna.unternehmen, ...unternehmen },
});
/** A session that knows `now`, and learns `later` when it asks again. */
function session(now: AngemeldeterMitarbeiter, later = now) {
  const state = { user: now as unknown as Record<string, unknown> };
  return {
    state: state as never,
    fetchUser: async () => void (state.user = later as unknown as Record<string, unknown>),
  };
}

describe('kehrtourplanerGuard', () => {
  it('lets in whose company is set up', async () => {
    expect(await kehrtourplanerZiel(session(anna))).toBeNull();
  });
  it('leads to the first step that is still needed', async () => {
    const offen = mit({ offeneEinrichtung: ['kundendaten', 'mitarbeiter'] });
    expect(await kehrtourplanerZiel(session(offen))).toBe('/kehrtourplaner/einrichten/kundendaten');
  });
  it('asks again before it sends somebody away: the import may just have ended', async () => {
    expect(await kehrtourplanerZiel(session(mit({ offeneEinrichtung: ['kundendaten'] }), anna))).toBeNull();
  });
  it('explains to a company that has not booked the planner what to do', async () => {
    expect(await kehrtourplanerZiel(session(mit({ kehrtourplaner: false })))).toBe(
      '/konto/einstellungen/zahlung?grund=nicht-gebucht',
    );
  });
});
