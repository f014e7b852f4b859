import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { EsBetrifftTermine, Ueblich } from './BuchungstaetigkeitenScreen.stories.tsx';

afterEach(cleanup);

const KEHRUNG = 'Kehrung, gelegentlich (1.7)';

/** Opens the first activity, chooses who may book it, and saves. */
async function stelleUm(online: RegExp): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: `${KEHRUNG} ändern` }));
  const dialog = await screen.findByRole('dialog', { name: KEHRUNG });
  fireEvent.click(within(dialog).getByRole('radio', { name: online }));
  fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
}
/** The dialog goes only when the server has what was chosen. */
const istGespeichert = () => waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());

describe('BuchungstaetigkeitenScreen', () => {
  it('asks whom it concerns before an activity is turned off, with the way to each visit', async () => {
    render(<EsBetrifftTermine />);
    await stelleUm(/^Nicht online/);
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    expect(within(frage).getAllByRole('link')).toHaveLength(2);
    fireEvent.click(within(frage).getByRole('button', { name: 'Trotzdem nicht mehr anbieten' }));
    await istGespeichert();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });
  it('keeps the dialog with what was chosen when the person thinks better of it', async () => {
    render(<EsBetrifftTermine />);
    await stelleUm(/^Nicht online/);
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 2 Termine' });
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    const dialog = await screen.findByRole('dialog', { name: KEHRUNG });
    const wahl = within(dialog).getByRole<HTMLInputElement>('radio', { name: /^Nicht online/ });
    expect(wahl.checked).toBe(true);
    // It can be saved again, and asks again.
    fireEvent.click(within(dialog).getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByRole('alertdialog')).toBeTruthy();
  });
  it('asks nothing when nobody booked it', async () => {
    render(<Ueblich />);
    await stelleUm(/^Nicht online/);
    await istGespeichert();
  });
  it('asks nothing while it can still be booked', async () => {
    render(<EsBetrifftTermine />);
    await stelleUm(/^Auf Anfrage/);
    await istGespeichert();
  });
});
