import { fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { VieleErfundene, VieleHalten } from './Welle.stories.tsx';

describe('the office and a wave', () => {
  it('sees that many hold times without booking, and ends it with one press', async () => {
    render(<VieleHalten />);
    expect(await screen.findByText('Besucher halten gerade 14 Zeiten frei, ohne zu buchen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Erst nach Bestätigung eintragen' }));
    expect(
      await screen.findByText('Neue Buchungen kommen erst nach Bestätigung in den Kalender'),
    ).toBeTruthy();
  });

  it('shows a wave of invented bookings, keeps what is real, and ends the rest with one press', async () => {
    render(<VieleErfundene />);
    const liste = await screen.findByRole('region', { name: 'Verdächtige Buchungen' });
    fireEvent.click(within(liste).getByRole('button', { name: /^Doch behalten: Erfundene Gasse 1,/ }));
    // Confirmed already: it only leaves the list.
    fireEvent.click(await within(liste).findByRole('button', { name: /^Doch behalten: Erfundene Gasse 2,/ }));
    fireEvent.click(await screen.findByRole('button', { name: 'Welle beenden (35)' }));
    await waitFor(() => expect(screen.queryByRole('region', { name: 'Verdächtige Buchungen' })).toBeNull());
    // The next wave does not reach the calendar at all, if the office wants that.
    fireEvent.click(await screen.findByRole('button', { name: 'Erst nach Bestätigung eintragen' }));
    expect(
      await screen.findByText('Neue Buchungen kommen erst nach Bestätigung in den Kalender'),
    ).toBeTruthy();
  });
});
