import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { EsBetrifftTermine, Ueblich } from './FeiertageScreen.stories.tsx';

afterEach(cleanup);

describe('FeiertageScreen', () => {
  it('shows on which holidays the company works', async () => {
    render(<Ueblich />);
    const offen = await screen.findByRole<HTMLInputElement>('switch', { name: /Mariä Himmelfahrt/ });
    expect(offen.checked).toBe(true);
    expect(
      screen.getAllByRole<HTMLInputElement>('switch', { name: /Neujahr/ }).every(({ checked }) => !checked),
    ).toBe(true);
  });
  it('asks whom it concerns before a holiday is closed again', async () => {
    render(<EsBetrifftTermine />);
    fireEvent.click(await screen.findByRole('switch', { name: /Mariä Himmelfahrt/ }));
    expect(await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' })).toBeTruthy();
  });
  it('removes an entry with a way back', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Betriebsferien entfernen' }));
    expect(await screen.findByText('„Betriebsferien“ ist entfernt')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  });
});
