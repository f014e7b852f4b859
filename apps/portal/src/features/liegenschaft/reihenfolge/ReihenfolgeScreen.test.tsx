import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './ReihenfolgeScreen.stories.tsx';

afterEach(cleanup);
const haeuser = async () =>
  (await screen.findAllByRole('row')).map((row) => /Hardtstraße \d+/.exec(row.textContent ?? '')?.[0]);

describe('ReihenfolgeScreen', () => {
  it('moves a house by one, says its new number, and takes that back', async () => {
    render(<stories.EineStrasse />);
    expect(await haeuser()).toEqual(['Hardtstraße 2', 'Hardtstraße 4', 'Hardtstraße 6', 'Hardtstraße 8']);
    fireEvent.click(await screen.findByRole('button', { name: 'Hardtstraße 6 eins nach oben' }));
    await screen.findByText('Hardtstraße 6 hat jetzt die Nummer 12,5');
    await waitFor(async () => expect((await haeuser())[1]).toBe('Hardtstraße 6'));
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    await waitFor(async () => expect((await haeuser())[2]).toBe('Hardtstraße 6'));
  });
  it('puts a house without a number behind the last that has one', async () => {
    render(<stories.EineStrasse />);
    fireEvent.click(await screen.findByRole('button', { name: 'Hardtstraße 8 eins nach oben' }));
    await screen.findByText(/Hardtstraße 8 hat jetzt die Nummer/);
  });
  it('says so where no number is left between two houses', async () => {
    render(<stories.KeinPlatz />);
    fireEvent.click(await screen.findByRole('button', { name: 'Hardtstraße 6 eins nach oben' }));
    expect(await screen.findByText(/keine Nummer mehr frei/)).toBeTruthy();
  });
  it('asks for a street where there are too many houses', async () => {
    render(<stories.ZuViele />);
    expect(await screen.findByText(/auf einmal/)).toBeTruthy();
  });
});
