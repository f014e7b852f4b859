import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  NiemandArbeitet,
  NurUeberstunden,
  SechsOhnePlatz,
  VollerTag,
  Vorschlag,
  WirdGerechnet,
  ZusageGebrochen,
} from './PruefenScreen.stories.tsx';

// Whole screens on a busy machine.
afterEach(cleanup);

const zeilen = async (wer: string) => {
  const liste = await screen.findByRole('grid', { name: `Halte von ${wer}` });
  return within(liste)
    .queryAllByRole('row')
    .map((zeile) => zeile.getAttribute('aria-label') ?? '');
};

/** Waits until the travel times are there and stops may be moved. */
const bereit = async () => {
  await screen.findAllByRole('button', { name: /: was tun\?$/ });
};

async function tue(anschrift: string, tat: RegExp) {
  fireEvent.click(screen.getByRole('button', { name: `${anschrift}: was tun?` }));
  fireEvent.click(await screen.findByRole('menuitem', { name: tat }));
}

describe('PruefenScreen', () => {
  it('shows who goes where, in order and with times', async () => {
    render(<Vorschlag />);
    expect(await zeilen('Anna Berger')).toEqual([
      '1. Hardtstraße 1',
      '2. Hardtstraße 2',
      '3. Hardtstraße 3',
      '4. Hardtstraße 4',
    ]);
    expect(screen.getByText('Vorgaben gehalten')).toBeTruthy();
  });

  it('gives a stop to somebody else, and takes it back with Strg Z', async () => {
    render(<Vorschlag />);
    await bereit();
    await tue('Hardtstraße 2', /Verschieben/);
    const dialog = await screen.findByRole('dialog', { name: 'Hardtstraße 2 verschieben' });
    fireEvent.click(within(dialog).getByRole('button', { name: /Wer und wann/ }));
    fireEvent.click(await screen.findByRole('option', { name: /Jonas Vogt/ }));
    fireEvent.click(within(dialog).getByRole('button', { name: 'Dorthin setzen' }));
    await waitFor(async () => expect(await zeilen('Jonas Vogt')).toContain('4. Hardtstraße 2'));
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(async () => expect(await zeilen('Anna Berger')).toContain('2. Hardtstraße 2'));
  });

  it('leaves a stop out and says that it was by hand', async () => {
    render(<Vorschlag />);
    await bereit();
    await tue('Hardtstraße 3', /Auslassen/);
    expect(await screen.findByText('2 Häuser ohne Platz', { selector: 'h2' })).toBeTruthy();
    expect(screen.getByText('Von Hand ausgelassen.')).toBeTruthy();
  });

  it('tells at once what breaks the working time', async () => {
    render(<Vorschlag />);
    await bereit();
    fireEvent.click(screen.getByRole('button', { name: 'Trotzdem einplanen …' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Dorthin setzen' }));
    await waitFor(async () => expect(await zeilen('Anna Berger')).toHaveLength(5));
    await waitFor(() => expect(screen.queryByText(/ohne Platz/)).toBeNull());
  });

  it('answers why a stop is here, with other places to choose', async () => {
    render(<Vorschlag />);
    await bereit();
    fireEvent.click(screen.getByRole('row', { name: '1. Hardtstraße 1' }));
    const detail = await screen.findByRole('region', { name: 'Halt 1: Hardtstraße 1' });
    expect(detail.textContent).toContain('Hier kostet er am wenigsten Weg. 1 anderer Platz');
    fireEvent.click(within(detail).getByRole('button', { name: 'Dorthin' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Schließen' }));
    await waitFor(async () => expect(await zeilen('Jonas Vogt')).toContain('2. Hardtstraße 1'));
  });

  it('shows the chosen stop in place of the list, and comes back to its row', async () => {
    render(<Vorschlag />);
    await bereit();
    fireEvent.click(screen.getByRole('row', { name: '2. Hardtstraße 2' }));
    const detail = await screen.findByRole('region', { name: 'Halt 2: Hardtstraße 2' });
    expect(screen.queryByRole('grid', { name: 'Halte von Anna Berger' })).toBeNull();
    fireEvent.click(within(detail).getByRole('button', { name: 'Schließen' }));
    expect(document.activeElement).toBe(await screen.findByRole('row', { name: '2. Hardtstraße 2' }));
  });

  it('says on the axis who declined and who is there, in words as well', async () => {
    render(<VollerTag />);
    const achse = await screen.findByRole('region', { name: /^Zeitachse/ });
    expect(within(achse).getByRole('button', { name: /Am Bürgerweiher 3 .*abgelehnt/ })).toBeTruthy();
    expect(within(achse).getByRole('button', { name: /Marktplatz 4 .*bestätigt/ })).toBeTruthy();
  });

  it('prices each way out before it is taken, and takes it back with one press', async () => {
    render(<SechsOhnePlatz />);
    await screen.findByText('6 Häuser ohne Platz', { selector: 'h2' });
    expect(await screen.findByText(/alle 6 Häuser passen/, { selector: 'li:first-child p' })).toBeTruthy();
    expect(
      screen.getByText(/2 Std\. 35 Min\. mehr Arbeitszeit, davon 25 Min\. Fahrt, 11 km mehr/),
    ).toBeTruthy();
    expect(
      screen.getByText(/Anna Berger bis 1 Std\. am Tag und Jonas Vogt bis 45 Min\. am Tag/),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Noch jemand: Thomas Reichenbacher: so rechnen' }));
    expect(await screen.findByText('Thomas Reichenbacher fährt mit.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Zurücknehmen' })).toBeTruthy();
  });

  it('says which ways out were looked at in vain', async () => {
    render(<NurUeberstunden />);
    expect(
      await screen.findByText(/Geprüft und nicht möglich: kein weiterer Tag .* und niemand sonst/),
    ).toBeTruthy();
  });

  it('keeps a long pile of houses without a place short until it is asked for', async () => {
    render(<VollerTag />);
    await screen.findByText('4 Häuser ohne Platz', { selector: 'h2' });
    expect(screen.queryByText('Hardtstraße 64')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'Alle 4 zeigen' }));
    expect(screen.getByText('Hardtstraße 64')).toBeTruthy();
  });

  it('follows the computation and can end it with the best so far', async () => {
    render(<WirdGerechnet />);
    expect(await screen.findByRole('progressbar', { name: /36 von 40 Halten/ })).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Beenden und Bestes nehmen' })).toBeTruthy();
  });

  it('leads to the step where a refusal is put right', async () => {
    render(<NiemandArbeitet />);
    expect((await screen.findByRole('link', { name: 'Arbeitszeit ändern' })).getAttribute('href')).toContain(
      '/kehrtouren/neu/arbeitszeit',
    );
  });

  it('asks before it breaks a promised time', async () => {
    render(<ZusageGebrochen />);
    await bereit();
    await tue('Hardtstraße 1', /Auslassen/);
    const frage = await screen.findByRole('alertdialog', {
      name: 'Eine angekündigte Zeit würde gebrochen',
    });
    fireEvent.click(within(frage).getByRole('button', { name: 'Zurück in das Fenster' }));
    await waitFor(async () => expect(await zeilen('Anna Berger')).toContain('1. Hardtstraße 1'));
  });

  it('gives the round a name', async () => {
    render(<Vorschlag />);
    await bereit();
    fireEvent.click(screen.getByRole('button', { name: 'Umbenennen' }));
    fireEvent.change(await screen.findByRole('textbox', { name: /Name/ }), {
      target: { value: 'Altstadt Nord' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Name speichern' }));
    expect(await screen.findByText('Altstadt Nord')).toBeTruthy();
  });
});
