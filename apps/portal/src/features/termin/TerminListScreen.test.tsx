import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  EinTag,
  Gefunden,
  LeereWoche,
  LeererFilter,
  LesenAbgelehnt,
  MitAnfragen,
  MitWuenschen,
  NichtsGefunden,
  NochNichtsImportiert,
  VersprocheneVorschlaege,
  VolleWocheMitNeuenAntworten,
} from './TerminListScreen.stories.tsx';

// Whole screens and dialogs that load when they are drawn, on a busy machine.
afterEach(cleanup);

describe('TerminListScreen', () => {
  it('puts new answers on top and takes one away when it is read', async () => {
    render(<VolleWocheMitNeuenAntworten />);
    const neue = await screen.findByRole('region', { name: 'Neue Antworten' });
    expect(within(neue).getByRole('heading').textContent).toBe('3 neue Antworten');
    const [gelesen] = within(neue).getAllByRole('button', { name: /^Gelesen/ });
    if (gelesen) fireEvent.click(gelesen);
    await waitFor(() => expect(within(neue).getByRole('heading').textContent).toBe('2 neue Antworten'));
  });
  it('shows one day by person and planned time, says what is wrong, and turns its pages', async () => {
    render(<EinTag />);
    const jonas = await screen.findByRole('region', { name: 'Jonas Brandl' });
    expect(within(jonas).getByText('Zur selben Zeit ist Marktplatz 10 geplant.')).toBeTruthy();
    expect(screen.getByRole('region', { name: 'Marlene Rußwurm' })).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Nächster Tag' }));
    expect(await screen.findByText('An diesem Tag ist nichts geplant')).toBeTruthy();
  });
  it('names who drives along with somebody on that day', async () => {
    render(<EinTag />);
    const marlene = within(await screen.findByRole('region', { name: 'Marlene Rußwurm' }));
    fireEvent.click(await marlene.findByRole('button', { name: /^Fährt jemand mit/ }));
    const dialog = within(await screen.findByRole('dialog', { name: 'Wer fährt bei Marlene Rußwurm mit?' }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /^Leon Fuchs/ }));
    // Who was named with somebody else drives along here from now on.
    expect(await marlene.findByRole('button', { name: /^mit Leon Fuchs/, hidden: true })).toBeTruthy();
  });
  it('goes from the week to a day, and marks what is wrong there, too', async () => {
    render(<VolleWocheMitNeuenAntworten />);
    expect(await screen.findByText('Wer fahren soll, ist dann nicht da.')).toBeTruthy();
    fireEvent.change(await screen.findByLabelText('Ansicht'), { target: { value: 'tag' } });
    expect(await screen.findByRole('heading', { name: 'Mittwoch, 3. Februar 2027' })).toBeTruthy();
  });
  it('brings an answer back that the server would not mark', async () => {
    render(<LesenAbgelehnt />);
    const neue = await screen.findByRole('region', { name: 'Neue Antworten' });
    const [gelesen] = within(neue).getAllByRole('button', { name: /^Gelesen/ });
    if (gelesen) fireEvent.click(gelesen);
    expect(await screen.findByText(/gehört nicht zu Ihrem Betrieb/)).toBeTruthy();
    expect(within(neue).getByRole('heading').textContent).toBe('3 neue Antworten');
  });
  it('puts requests on top, and takes one away with a yes', async () => {
    render(<MitAnfragen />);
    const anfragen = await screen.findByRole('region', { name: 'Anfragen' });
    expect(within(anfragen).getByRole('heading').textContent).toBe('5 Anfragen warten auf Ihr Ja');
    const [annehmen] = within(anfragen).getAllByRole('button', { name: /^Annehmen/ });
    if (annehmen) fireEvent.click(annehmen);
    await waitFor(() =>
      expect(within(anfragen).getByRole('heading').textContent).toBe('4 Anfragen warten auf Ihr Ja'),
    );
  });
  it('says no only with a reason', async () => {
    render(<MitAnfragen />);
    const anfragen = await screen.findByRole('region', { name: 'Anfragen' });
    const [ablehnen] = within(anfragen).getAllByRole('button', { name: /^Ablehnen/ });
    if (ablehnen) fireEvent.click(ablehnen);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen und Mail senden' }));
    expect(await within(dialog).findByRole('link', { name: /Grund/ })).toBeTruthy();
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Grund/ }), {
      target: { value: 'Wir sind ausgebucht.' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen und Mail senden' }));
    await waitFor(() =>
      expect(within(anfragen).getByRole('heading').textContent).toBe('4 Anfragen warten auf Ihr Ja'),
    );
  });
  it('shows wishes with what suits, and takes one away with a reasoned no', async () => {
    render(<MitWuenschen />);
    const wuensche = await screen.findByRole('region', { name: 'Terminwünsche' });
    expect(within(wuensche).getByRole('heading').textContent).toBe('2 Terminwünsche warten auf eine Zeit');
    expect(
      within(wuensche).getByText(
        'Montag vormittags und Freitag nachmittags, nicht vor Montag, 15. Februar 2027',
      ),
    ).toBeTruthy();
    expect(within(wuensche).getByText('jederzeit')).toBeTruthy();
    const [ablehnen] = within(wuensche).getAllByRole('button', { name: /^Ablehnen/ });
    if (ablehnen) fireEvent.click(ablehnen);
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Grund/ }), {
      target: { value: 'Wir sind ausgebucht.' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Ablehnen und Mail senden' }));
    await waitFor(() =>
      expect(within(wuensche).getByRole('heading').textContent).toBe('1 Terminwunsch wartet auf eine Zeit'),
    );
  });
  it('marks what was booked online or on the phone', async () => {
    render(<MitAnfragen />);
    const tabelle = await screen.findByRole('table', { name: /Termine der Woche/ });
    expect(within(tabelle).getAllByText('Online gebucht').length).toBeGreaterThan(5);
    expect(within(tabelle).getAllByText('Am Telefon gebucht').length).toBeGreaterThan(5);
  });
  it('shows people down and days across, with holiday and today', async () => {
    render(<VolleWocheMitNeuenAntworten />);
    const tabelle = await screen.findByRole('table', { name: /Termine der Woche/ });
    const tage = within(tabelle).getAllByRole('columnheader');
    expect(tage.map((tag) => tag.textContent)).toEqual([
      'Mo., 01.02.',
      'Di., 02.02.',
      'Mi., 03.02.heute',
      'Do., 04.02.',
      'Fr., 05.02.Tag des Rußes (erfunden)',
    ]);
    expect(
      within(tabelle)
        .getAllByRole('rowheader')
        .map((person) => person.textContent),
    ).toEqual(['Jonas Brandl', 'Marlene Rußwurm']);
    expect(
      within(tabelle).getByRole('link', { name: 'Hardtstraße 1, 2. OG links (Angekündigt)' }),
    ).toBeTruthy();
  });
  it('leads a new company to its first steps', async () => {
    render(<NochNichtsImportiert />);
    const weg = await screen.findByRole('link', { name: 'Erste Schritte' });
    expect(weg.getAttribute('href')).toBe('/kehrtourplaner/einrichten');
  });
  it('leads from an empty week to the next appointment', async () => {
    render(<LeereWoche />);
    fireEvent.click(await screen.findByRole('button', { name: /Woche des nächsten Termins/ }));
    expect(await screen.findByText('08.03. bis 14.03.2027')).toBeTruthy();
  });
  it('leads out of a filter that nothing fits', async () => {
    render(<LeererFilter />);
    fireEvent.click(await screen.findByRole('button', { name: 'Alle Termine zeigen' }));
    await waitFor(() => expect(screen.queryByText('Nichts passt zu diesem Filter')).toBeNull());
  });
  it('shows what was found on any day in place of the week, and the week again when the search is emptied', async () => {
    render(<Gefunden />);
    const gefunden = await screen.findByRole('region', { name: 'Gefundene Termine' });
    expect((await within(gefunden).findAllByText('Monika Escherich')).length).toBeGreaterThan(0);
    expect(within(gefunden).getByText(/Es gibt noch mehr Treffer/)).toBeTruthy();
    expect(screen.queryByRole('table', { name: /Termine der Woche/ })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Suche leeren' }));
    expect(await screen.findByRole('table', { name: /Termine der Woche/ })).toBeTruthy();
    expect(screen.queryByRole('region', { name: 'Gefundene Termine' })).toBeNull();
  });
  it('does not search for one letter, and says where it looked when nothing was found', async () => {
    render(<NichtsGefunden />);
    expect(await screen.findByText('Kein Termin gefunden')).toBeTruthy();
    const feld = await screen.findByRole('searchbox', { name: 'Termine suchen' });
    fireEvent.change(feld, { target: { value: 'e' } });
    expect(await screen.findByRole('table', { name: /Termine der Woche/ })).toBeTruthy();
  });
  it('says how many wait for a promised proposal, by when, and leads to them', async () => {
    render(<VersprocheneVorschlaege />);
    await screen.findByText('12 Haushalte warten auf einen neuen Vorschlag');
    expect(screen.getByRole('link', { name: 'Vorschläge machen' }).getAttribute('href')).toBe(
      '/termine/antworten?stand=vorschlag',
    );
  });
});
