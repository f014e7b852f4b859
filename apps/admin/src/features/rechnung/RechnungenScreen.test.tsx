import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { centAus } from './rechnung.format.ts';
import { Bank, EineRechnung, KeineGefunden, Lauf } from './RechnungenScreen.stories.tsx';

afterEach(cleanup);

describe('RechnungenScreen', () => {
  it('asks before the invoices of a month go out, and says how many', async () => {
    render(<Lauf />);
    fireEvent.click(await screen.findByRole('button', { name: 'Rechnungen freigeben' }));
    expect(await screen.findByText('812 Rechnungen ausstellen?')).toBeTruthy();
  });
  it('shows what happened to one invoice, and books no payment without an amount', async () => {
    render(<EineRechnung />);
    const dialog = await screen.findByRole('dialog');
    expect(await within(dialog).findByText(/Rücklastschrift .94,01/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zahlung buchen' }));
    expect(await within(dialog).findByText('Bitte einen Betrag wie 46,41 eingeben')).toBeTruthy();
  });
  it('proposes invoices for what the bank does not name, and leaves the choice', async () => {
    render(<Bank />);
    expect(await screen.findByRole('button', { name: /^94,01.€ auf RE-2027-00041 .* buchen$/ })).toBeTruthy();
    expect(screen.getAllByRole('button', { name: 'Gehört zu keiner Rechnung' })).toHaveLength(2);
  });
  it('says of each of several statements what came of it, and shows what it could not read', async () => {
    const { container } = render(<Bank />);
    await screen.findByText('Kontoauszug einlesen');
    const feld = container.querySelector<HTMLInputElement>('input[type=file]');
    if (feld === null) throw new Error('no field for files');
    const files = [new File(['a'], 'montag.xml'), new File(['b'], 'dienstag.sta')];
    fireEvent.change(feld, { target: { files } });
    for (const name of ['montag.xml', 'dienstag.sta']) {
      const befund = await screen.findByRole('region', { name });
      expect(within(befund).getByText(/12 gelesen, davon 11 neu und 9 zugeordnet/)).toBeTruthy();
      expect(within(befund).getByText(/RE-2027-00041 · 46,4x/)).toBeTruthy();
    }
  });
  it('says when nothing is found', async () => {
    render(<KeineGefunden />);
    expect(await screen.findByText('Keine Rechnung gefunden')).toBeTruthy();
  });
});

describe('an amount that somebody types', () => {
  it('is read as it is written here, or not at all', () => {
    expect(['46,41', '1.200', '1.200,5 €', '7'].map(centAus)).toEqual([4641, 120_000, 120_050, 700]);
    expect(['', '46.41', '1e3', '-5', '1,234'].map(centAus)).toEqual(Array(5).fill(undefined));
  });
});
