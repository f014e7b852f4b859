import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './DoppelteScreen.stories.tsx';

afterEach(cleanup);

describe('houses that look alike', () => {
  it('stand side by side, and the other spelling can be kept', async () => {
    render(<stories.EinPaar />);
    const spalten = async () =>
      within(await screen.findByRole('table'))
        .getAllByRole('link')
        .map((link) => link.textContent);
    expect(await spalten()).toEqual(['Hardtstraße 12', 'HARDTSTR. 12']);
    fireEvent.click(screen.getByRole('button', { name: 'Die andere Schreibweise behalten' }));
    expect(await spalten()).toEqual(['HARDTSTR. 12', 'Hardtstraße 12']);
  });
  it('become one by one press and are not asked about again', async () => {
    render(<stories.EinPaar />);
    fireEvent.click(await screen.findByRole('button', { name: 'Zusammenführen' }));
    expect(await screen.findByText('Kein Haus steht doppelt')).toBeTruthy();
  });
  it('are parted again only where nothing rests on it', async () => {
    render(<stories.Keine />);
    fireEvent.click(await screen.findByRole('button', { name: 'Marktplatz 21 wieder trennen' }));
    await waitFor(() => expect(screen.queryByText('Marktplatz 21')).toBeNull());
    expect(screen.getByText(/seither geändert, bleibt zusammen/)).toBeTruthy();
  });
});
