import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { NichtsWartet, VieleNachrichten, VielZuTun } from './UebersichtScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

describe('UebersichtScreen', () => {
  it('leads from what waits to its list, and leaves out what is in order', async () => {
    render(<VielZuTun />);
    const ueberfaellig = await screen.findByRole('link', { name: '12 Rechnungen sind überfällig' });
    expect(ueberfaellig.getAttribute('href')).toBe('/admin-area/invoices?stand=ueberfaellig');
    expect(screen.getByRole('link', { name: '1 Rechnung ist beanstandet' })).toBeTruthy();
    cleanup();
    render(<NichtsWartet />);
    expect(await screen.findByText('Nichts wartet')).toBeTruthy();
    expect(await screen.findByText('Kein Betrieb gefunden')).toBeTruthy();
  });
  it('says that unusually many messages leave, through whom, and lets go on what a bound stopped', async () => {
    render(<VieleNachrichten />);
    const viele = await screen.findByRole('link', {
      name: '2 Arten von Nachrichten gingen heute ungewöhnlich oft hinaus',
    });
    expect(viele.getAttribute('href')).toBe('/admin-area#vielversand');
    expect(await screen.findByText('Registrierungen: 120 von höchstens 200')).toBeTruthy();
    expect(screen.getByText('Einladungen: 15 von höchstens 15, gestoppt bis morgen')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Heute noch einmal so viele zulassen' }));
    expect(await screen.findByText('Für heute gehen noch einmal so viele hinaus')).toBeTruthy();
  });
  it('asks for the reason before it shuts a company out, and keeps what was typed', async () => {
    render(<VielZuTun />);
    fireEvent.click(await screen.findByRole('button', { name: 'Feger & Tochter sperren' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Betrieb sperren' }));
    expect(dialog.getByText('Bitte den Grund angeben')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Grund'), { target: { value: 'Auf eigenen Wunsch' } });
    expect(dialog.queryByText('Bitte den Grund angeben')).toBeNull();
  });
  it('begins the reset of a second factor only with address, proof and reason', async () => {
    render(<VielZuTun />);
    const knopf = { name: 'Zweiten Faktor bei Feger & Tochter zurücksetzen' };
    fireEvent.click(await screen.findByRole('button', knopf));
    const dialog = within(await screen.findByRole('alertdialog'));
    fireEvent.click(dialog.getByRole('button', { name: 'Wartezeit beginnen' }));
    for (const fehlt of [/E-Mail-Adresse angeben/, /wie Sie geprüft haben/, /den Grund in ein paar Worten/])
      expect(dialog.getByText(fehlt)).toBeTruthy();
    fireEvent.change(dialog.getByLabelText('Grund'), { target: { value: 'Telefon und Codes verloren' } });
    expect(dialog.queryByText(/den Grund in ein paar Worten/)).toBeNull();
  });
});
