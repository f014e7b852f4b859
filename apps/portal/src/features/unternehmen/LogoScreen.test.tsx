import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { BetrifftGedrucktes, NochKeins } from './LogoScreen.stories.tsx';

afterEach(cleanup);

describe('LogoScreen', () => {
  it('says before the sign goes who has it on paper or in a mail, and keeps it when that is too many', async () => {
    render(<BetrifftGedrucktes />);
    fireEvent.click(await screen.findByRole('button', { name: 'Logo entfernen' }));
    await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    expect(
      screen.getByText(/1 Termin ist angekündigt und 1 gebucht: .* bleibt das bisherige Logo/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Das Logo ist entfernt')).toBeNull();

    fireEvent.click(screen.getByRole('button', { name: 'Logo entfernen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem entfernen' }));
    expect(await screen.findByText('Das Logo ist entfernt')).toBeTruthy();
  });
  it('offers nothing to take away where there is no sign yet', async () => {
    render(<NochKeins />);
    expect(await screen.findByText('Logo hochladen')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Logo entfernen' })).toBeNull();
  });
});
