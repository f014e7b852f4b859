import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { EsBetrifftTermine, Leer, Ueblich } from './GebietScreen.stories.tsx';

afterEach(cleanup);

describe('GebietScreen', () => {
  it('says the next smallest step where nothing is entered yet', async () => {
    render(<Leer />);
    expect(await screen.findByText('Noch ist nicht gesagt, wohin Sie fahren')).toBeTruthy();
  });
  it('names entries that contradict each other, and leads to both', async () => {
    render(<Ueblich />);
    expect(await screen.findByText(/sagen für dieselben Häuser Verschiedenes/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Zweiten ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Straße ändern' });
    expect(within(dialog).getByDisplayValue('10')).toBeTruthy();
    expect(within(dialog).getByRole<HTMLInputElement>('radio', { name: 'Wir kommen nicht' }).checked).toBe(
      true,
    );
  });
  it('shows whom a removal concerns before it removes', async () => {
    render(<EsBetrifftTermine />);
    fireEvent.click(await screen.findByRole('button', { name: '91207 Lauf a. d. Pegnitz entfernen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 23 Termine' });
    expect(frage.textContent).toContain('und 3 weitere');
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    fireEvent.click(await screen.findByRole('button', { name: '91207 Lauf a. d. Pegnitz entfernen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem entfernen' }));
    expect(await screen.findByText(/ist entfernt/)).toBeTruthy();
  });
  it('asks for a postcode that is missing, at the field', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Straße hinzufügen' }));
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Hinzufügen' }));
    const link = await within(dialog).findByRole('link', { name: /Postleitzahl/ });
    expect(link.getAttribute('href')).toBe('#plz');
  });
});
