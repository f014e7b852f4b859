import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  Einfamilienhaus,
  JemandWarSchneller,
  MehrfamilienhausMitEinheiten,
  WohnungenFehlen,
  NurAnsehen,
} from './LiegenschaftScreen.stories.tsx';

afterEach(cleanup);

const angaben = async () => {
  const [knopf] = await screen.findAllByRole('button', { name: 'Bearbeiten' });
  if (knopf) fireEvent.click(knopf);
  return screen.findByRole('dialog', { name: 'Angaben bearbeiten' });
};

describe('LiegenschaftScreen', () => {
  it('shows what is due first, what is done folded away', async () => {
    render(<Einfamilienhaus />);
    expect(await screen.findByText('Frist abgelaufen')).toBeTruthy();
    expect(screen.getByText('Erledigt und entfallen (2)')).toBeTruthy();
  });
  it('calls and writes with one press', async () => {
    render(<Einfamilienhaus />);
    const anruf = await screen.findByRole('link', { name: '09123 71981' });
    expect(anruf.getAttribute('href')).toBe('tel:0912371981');
  });
  it('saves an edit and shows it', async () => {
    render(<Einfamilienhaus />);
    const dialog = within(await angaben());
    fireEvent.change(dialog.getByLabelText('Ort'), { target: { value: 'Röthenbach' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('91207 Röthenbach')).toBeTruthy();
  });
  it('names the field that is wrong', async () => {
    render(<Einfamilienhaus />);
    const dialog = within(await angaben());
    fireEvent.change(dialog.getByLabelText('PLZ'), { target: { value: '1067' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect((await dialog.findByRole('link', { name: '„PLZ“ hat fünf Ziffern.' })).getAttribute('href')).toBe(
      '#plz',
    );
  });
  it('shows what a faster colleague wrote, and keeps the input', async () => {
    render(<JemandWarSchneller />);
    const dialog = within(await angaben());
    fireEvent.change(dialog.getByLabelText('Ort'), { target: { value: 'Röthenbach' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findByText('Zugang: „Klingel kaputt, bitte klopfen“')).toBeTruthy();
    expect(dialog.getByLabelText('Ort')).toHaveProperty('value', 'Röthenbach');
  });
  it('makes all the flats that are missing with three clicks, and says beforehand which', async () => {
    render(<WohnungenFehlen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Mehrere anlegen' }));
    const dialog = await screen.findByRole('dialog', { name: 'Mehrere Wohnungen anlegen' });
    expect(dialog.textContent).toContain('EG links, EG rechts, 1. OG links');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Alle anlegen' }));
    expect(await screen.findByText('2. OG rechts')).toBeTruthy();
    expect(screen.queryByText('3. OG links')).toBeNull();
  });
  it('tells each flat apart: its people, its Frist, its last visit', async () => {
    render(<MehrfamilienhausMitEinheiten />);
    const einheit = (await screen.findByText('EG links', { selector: 'span' })).closest('li');
    await waitFor(() => expect(einheit?.textContent).toContain('Nicht angetroffen, Mi., 03.02.'));
    expect(einheit?.textContent).toContain('Monika Escherich');
    expect(einheit?.textContent).toContain('Frist endet binnen 7 Tagen');
  });
  it('offers no change to who may only look', async () => {
    render(<NurAnsehen />);
    await screen.findByText('Frist abgelaufen');
    for (const name of ['Bearbeiten', 'Aufgabe anlegen', 'Kontakt anlegen', 'In neue Kehrtour legen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
