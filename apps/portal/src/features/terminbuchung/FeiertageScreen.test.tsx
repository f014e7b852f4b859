import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { EsBetrifftTermine, NurSchonGeschlossen, Ueblich } from './FeiertageScreen.stories.tsx';

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
  it('changes an entry where it stands, and says so by its new name', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Betriebsferien ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schließtage ändern' });
    fireEvent.change(within(dialog).getByDisplayValue('Betriebsferien'), {
      target: { value: 'Sommerpause' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('„Sommerpause“ ist geändert')).toBeTruthy();
  });
  it('asks whom a changed entry concerns, and keeps the dialog when the person thinks better of it', async () => {
    render(<EsBetrifftTermine />);
    fireEvent.click(await screen.findByRole('button', { name: 'Betriebsferien ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schließtage ändern' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    expect(await screen.findByRole('dialog', { name: 'Schließtage ändern' })).toBeTruthy();
  });
  it('asks about no appointment on days that were closed before', async () => {
    render(<NurSchonGeschlossen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Betriebsferien ändern' }));
    const dialog = await screen.findByRole('dialog', { name: 'Schließtage ändern' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('„Betriebsferien“ ist geändert')).toBeTruthy();
  });
  it('lists holidays of one year with their state and municipality, and takes one out of the list', async () => {
    render(<Ueblich />);
    expect(await screen.findByText('Dienstag, 17. Juni 2098 · Berlin')).toBeTruthy();
    expect(screen.getByText('Montag, 7. Juli 2098 · Bayern, nur Kitzingen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /^Jahrestag .* entfernen$/ }));
    expect(await screen.findByText('Zurzeit ist keiner eingetragen.')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Rückgängig' }).length).toBeGreaterThan(0);
  });
  it('asks for occasion and day before a holiday of one year is entered', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Feiertag eintragen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Einmaligen Feiertag eintragen' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Eintragen' }));
    expect((await within(dialog).findByRole('alert')).textContent).toContain('Anlass');
  });
  it('asks whom a holiday of one year concerns, and keeps what was typed by who thinks better of it', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Feiertag eintragen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Einmaligen Feiertag eintragen' });
    const anlass = within(dialog).getByRole<HTMLInputElement>('textbox', { name: 'Anlass' });
    fireEvent.change(anlass, { target: { value: 'Fest' } });
    for (const teil of within(dialog).getAllByRole('spinbutton')) fireEvent.keyDown(teil, { key: 'ArrowUp' });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Eintragen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    expect(
      within(frage).getByText(/2 Termine liegen dann auf einem Feiertag und bleiben stehen/),
    ).toBeTruthy();
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(anlass.value).toBe('Fest');
  });
  it('removes an entry with a way back', async () => {
    render(<Ueblich />);
    fireEvent.click(await screen.findByRole('button', { name: 'Betriebsferien entfernen' }));
    expect(await screen.findByText('„Betriebsferien“ ist entfernt')).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Rückgängig' }).length).toBeGreaterThan(0);
  });
});
