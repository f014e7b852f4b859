import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Abgewiesen, AllesNoetigeIstDa, AmAnfang } from './EinrichtungScreen.stories.tsx';

afterEach(cleanup);

describe('EinrichtungScreen', () => {
  it('names what is needed and leads to each step, in any order', async () => {
    render(<AmAnfang />);
    const kundendaten = await screen.findByRole('link', { name: 'Kundendaten' });
    expect(kundendaten.getAttribute('href')).toBe('/kehrtourplaner/einrichten/kundendaten');
    expect(screen.getAllByText('Nötig')).toHaveLength(2);
    expect(screen.queryByRole('link', { name: 'Zu den Kehrtouren' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Erste Kehrtour' })).toBeNull();
  });
  it('goes from the map by import and people to the first round', async () => {
    render(<AllesNoetigeIstDa />);
    const liste = await screen.findByRole('list', { name: 'Bis zur ersten Kehrtour' });
    expect(
      within(liste)
        .getAllByRole('link')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Kontaktdaten Ihres Betriebs',
      'Karte Ihrer Gegend',
      'Kundendaten',
      'Mitarbeitende und Arbeitszeiten',
      'Erste Kehrtour',
    ]);
    expect(within(liste).getByText(/download\.geofabrik\.de/)).toBeTruthy();
  });
  it('opens the planner when nothing necessary is missing', async () => {
    render(<AllesNoetigeIstDa />);
    const start = await screen.findByRole('link', { name: 'Zu den Kehrtouren' });
    expect(start.getAttribute('href')).toBe('/kehrtouren');
  });
  it('offers another try when the server is in trouble', async () => {
    render(<Abgewiesen />);
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
