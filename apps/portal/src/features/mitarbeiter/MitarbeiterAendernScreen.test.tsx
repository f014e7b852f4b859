import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  AndereAdresseWartet,
  Eingeladen,
  FragtWerManIst,
  JemandWarSchneller,
  LetzteInhaberin,
  OhneZugangUndOhneAdresse,
  RueckwaertsGearbeitet,
  TraegtVieles,
} from './MitarbeiterAendernScreen.stories.tsx';
import { marlene } from './MitarbeiterListScreen.stories.tsx';

afterEach(cleanup);
const speichere = async () => fireEvent.click(await screen.findByRole('button', { name: 'Speichern' }));

describe('MitarbeiterAendernScreen', () => {
  it('keeps the last Inhaberin, and names the way out', async () => {
    render(<LetzteInhaberin />);
    await speichere();
    expect((await screen.findByRole('alert')).textContent).toContain(
      'Geben Sie zuerst einer anderen Person diese Rolle',
    );
  });
  it('tells when somebody else was faster, and keeps what was typed', async () => {
    render(<JemandWarSchneller />);
    fireEvent.change(await screen.findByRole('textbox', { name: /Nachname/ }), {
      target: { value: 'Brandmeier' },
    });
    await speichere();
    expect((await screen.findByRole('alert')).textContent).toContain('Jemand hat inzwischen etwas geändert');
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nachname/ }).value).toBe('Brandmeier');
  });
  it('shows what stands in the way of leaving, with the ways there and no button for it', async () => {
    render(<TraegtVieles />);
    fireEvent.click(await screen.findByRole('switch', { name: /Arbeitet im Betrieb/ }));
    await speichere();
    const dialog = await screen.findByRole('dialog', { name: 'Das betrifft 1 Kehrtour und 2 Termine' });
    expect(within(dialog).getByText(/lässt sie sich nicht ausschalten/)).toBeTruthy();
    expect(
      within(dialog)
        .getAllByRole('link')
        .map((link) => link.getAttribute('href')),
    ).toEqual([
      expect.stringContaining('/kehrtouren/'),
      expect.stringContaining('/termine/'),
      expect.stringContaining('/termine/'),
    ]);
    expect(within(dialog).queryByRole('button', { name: /[Ss]peichern/ })).toBeNull();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Zurück' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });
  it('asks before she drives no more, and saves what was thought over', async () => {
    render(<TraegtVieles />);
    fireEvent.click(await screen.findByRole('switch', { name: /Fährt/ }));
    await speichere();
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }));
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
  });
  it('asks who one is where the server wants to know, and keeps what was typed through a wrong password', async () => {
    render(<FragtWerManIst />);
    const dialog = await screen.findByRole('dialog', { name: 'Bitte weisen Sie sich noch einmal aus' });
    const passwort = await within(dialog).findByLabelText('Ihr Passwort');
    const sende = () =>
      fireEvent.click(within(dialog).getByRole('button', { name: 'Bestätigen und speichern' }));
    fireEvent.change(passwort, { target: { value: 'geraten' } });
    sende();
    expect((await within(dialog).findAllByText(/stimmt nicht/)).length).toBeGreaterThan(0);
    fireEvent.change(passwort, { target: { value: 'drei Leitern am Dach' } });
    sende();
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nachname/ }).value).toBe('Rußwurm');
  });
  it('goes back to the form with everything in it where nobody answers', async () => {
    render(<FragtWerManIst />);
    const dialog = await screen.findByRole('dialog');
    fireEvent.click(await within(dialog).findByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Nachname/ }).value).toBe('Rußwurm');
    expect(screen.queryByText('Gespeichert')).toBeNull();
  });
  it('says where the mail went that has to be confirmed, and shows the address that holds until then', async () => {
    render(<AndereAdresseWartet />);
    expect(await screen.findByText('Die neue Adresse muss noch bestätigt werden')).toBeTruthy();
    expect(screen.getByText(/Wir haben an/).textContent).toContain(marlene.email);
    const feld = screen.getByRole<HTMLInputElement>('textbox', { name: /E-Mail/ });
    expect(feld.value).toBe('bisher@example.org');
  });
  it('leads to the day whose work ends before it begins', async () => {
    render(<RueckwaertsGearbeitet />);
    await speichere();
    const link = await screen.findByRole('link', { name: 'Das Ende der Arbeit liegt vor dem Beginn.' });
    expect(link.getAttribute('href')).toBe('#arbeitszeit.0.bis');
  });
  it('offers the invitation again to who never logged in, and to nobody without an address', async () => {
    const { unmount } = render(<Eingeladen />);
    expect(await screen.findByRole('button', { name: 'Einladung noch einmal schicken' })).toBeTruthy();
    unmount();
    render(<OhneZugangUndOhneAdresse />);
    expect(await screen.findByText(/Tragen Sie eine E-Mail-Adresse ein/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /einladen/i })).toBeNull();
  });
});
