import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  Einfamilienhaus,
  JemandWarSchneller,
  MehrfamilienhausMitEinheiten,
  MitAnlagen,
  MitSchluesseln,
  MitWhatsapp,
  SchluesselNichtAufKehrtour,
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
  it('says how often the law wants somebody to come for a stove, and that the tasks say otherwise', async () => {
    render(<MitAnlagen />);
    const ofen = (await screen.findByText('Kaminofen', { selector: 'span' })).closest('li');
    expect(ofen?.textContent).toContain('Scheitholz · 7,5 kW · Baujahr 2012 · Wohnzimmer');
    await waitFor(() =>
      expect(ofen?.textContent).toContain(
        'Weicht ab Kehrung 2 × im Jahr nach KÜO Anlage 1 Nr. 1.6; eingetragen: 3 × im Jahr',
      ),
    );
    const therme = screen.getByText('Viessmann Vitodens 200', { selector: 'span' }).closest('li');
    expect(therme?.textContent).toContain('Überprüfung alle 2 Jahre nach KÜO Anlage 1 Nr. 3.2');
    expect(therme?.textContent).not.toContain('Weicht ab');
    expect(screen.getByText('außer Betrieb')).toBeTruthy();
  });
  it('takes an installation off the house and puts it back as it was', async () => {
    render(<MitAnlagen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Aktionen für Kaminofen' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    await waitFor(() => expect(screen.queryByText('Kaminofen', { selector: 'span' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: /Rückgängig/ }));
    expect(await screen.findByText('Kaminofen', { selector: 'span' })).toBeTruthy();
  });
  it('asks only what matters for the fuel', async () => {
    render(<Einfamilienhaus />);
    fireEvent.click(await screen.findByRole('button', { name: 'Anlage anlegen' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Anlage anlegen' }));
    expect(dialog.getByLabelText('Benutzung', { exact: false })).toBeTruthy();
    expect(dialog.queryByText('Verbrennungsluft und Abgas')).toBeNull();
    fireEvent.change(dialog.getByLabelText('Bezeichnung', { exact: false }), {
      target: { value: 'Hark 34' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText('Hark 34', { selector: 'span' })).toBeTruthy();
  });
  it('shows a code only to who asks for it, and hides it again', async () => {
    render(<MitSchluesseln />);
    await screen.findByText('Haustür');
    expect(screen.queryByText(/Code 4711/)).toBeNull();
    const [knopf] = screen.getAllByRole('button', { name: 'Anzeigen' });
    if (knopf) fireEvent.click(knopf);
    expect(await screen.findByText('Kasten links neben der Haustür, Code 4711')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Verbergen' }));
    await waitFor(() => expect(screen.queryByText(/Code 4711/)).toBeNull());
  });
  it('asks before a code is gone for good', async () => {
    render(<MitSchluesseln />);
    fireEvent.click(await screen.findByRole('button', { name: 'Aktionen für Haustür' }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Entfernen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Endgültig entfernen' }));
    await waitFor(() => expect(screen.queryByText('Haustür')).toBeNull());
  });
  it('says whom to ask where a code is not for this person', async () => {
    render(<SchluesselNichtAufKehrtour />);
    const [knopf] = await screen.findAllByRole('button', { name: 'Anzeigen' });
    if (knopf) fireEvent.click(knopf);
    expect(await screen.findByText(/bitte fragen Sie im Büro/)).toBeTruthy();
    expect(screen.queryByText(/Code 4711/)).toBeNull();
  });
  it('writes down that somebody wants no SMS, and shows it', async () => {
    render(<Einfamilienhaus />);
    fireEvent.click(await screen.findByRole('button', { name: /^Aktionen für .*Escherich/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Kontakt bearbeiten' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /Möchte keine SMS/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/möchte keine SMS/)).toBeTruthy();
  });
  it('asks for a note where somebody who refused SMS shall get them again', async () => {
    render(<Einfamilienhaus />);
    const oeffne = async () => {
      fireEvent.click(await screen.findByRole('button', { name: /^Aktionen für .*Escherich/ }));
      fireEvent.click(await screen.findByRole('menuitem', { name: 'Bearbeiten' }));
      return within(await screen.findByRole('dialog', { name: 'Kontakt bearbeiten' }));
    };
    const erster = await oeffne();
    fireEvent.click(erster.getByRole('checkbox', { name: /Möchte keine SMS/ }));
    expect(erster.queryByRole('textbox', { name: /SMS wieder erlaubt/ })).toBeNull();
    fireEvent.click(erster.getByRole('button', { name: 'Speichern' }));
    await screen.findByText(/möchte keine SMS/);
    const zweiter = await oeffne();
    fireEvent.click(zweiter.getByRole('checkbox', { name: /Möchte keine SMS/ }));
    expect(zweiter.getByRole('textbox', { name: /SMS wieder erlaubt/ })).toBeTruthy();
  });
  it('writes down how somebody allowed WhatsApp, and takes it back with one press', async () => {
    render(<MitWhatsapp />);
    const waehle = async (wer: RegExp, was: RegExp) => {
      fireEvent.click(await screen.findByRole('button', { name: wer }));
      fireEvent.click(await screen.findByRole('menuitem', { name: was }));
    };
    expect(await screen.findByText(/WhatsApp erlaubt seit 11. Januar 2027: mündlich/)).toBeTruthy();
    expect(
      screen.getByText(/Möchte keine WhatsApp mehr, seit 1. Februar 2027 \(selbst abbestellt\)/),
    ).toBeTruthy();
    await waehle(/^Aktionen für .*Hübner/, /Hat WhatsApp erlaubt/);
    const dialog = within(await screen.findByRole('dialog', { name: /WhatsApp an .*Hübner/ }));
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await dialog.findAllByText(/Wie und wann es erlaubt wurde/)).not.toHaveLength(0);
    fireEvent.change(dialog.getByRole('textbox', { name: /Wie und wann/ }), {
      target: { value: 'Brief vom 3.2.' },
    });
    fireEvent.click(dialog.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/Brief vom 3.2./)).toBeTruthy();
    await waehle(/^Aktionen für .*Escherich/, /Möchte keine WhatsApp mehr/);
    expect(await screen.findByText(/im Büro vermerkt/)).toBeTruthy();
  });
  it('offers no change to who may only look', async () => {
    render(<NurAnsehen />);
    await screen.findByText('Frist abgelaufen');
    for (const name of ['Bearbeiten', 'Aufgabe anlegen', 'Kontakt anlegen', 'In neue Kehrtour legen'])
      expect(screen.queryByRole('button', { name })).toBeNull();
  });
});
