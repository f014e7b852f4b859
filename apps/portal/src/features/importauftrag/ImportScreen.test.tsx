import { answers } from '@kehrtour/api-client/fakeClient';
import { importKorrigieren, importUebernehmen } from '@kehrtour/contract/importauftrag';
import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import {
  AusMappe,
  Geprueft,
  geprueft,
  Gelesen,
  hochgeladen,
  imBild,
  NichtsNeues,
  ProbelaufLaeuft,
  SpalteFehlt,
  Uebernommen,
  UebernahmeAbgewiesen,
  VonKehrtourBetreut,
  WirdVerortet,
  Zurueckgenommen,
} from './ImportScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

describe('ImportScreen', () => {
  it('shows the rows as they will be understood, and at a faulty one why it stays out', async () => {
    render(<Gelesen />);
    expect(await screen.findByText('Hardtstraße 2')).toBeTruthy();
    expect(screen.getByText(/Aus der Hausnummer wurde ein Datum/)).toBeTruthy();
    expect(screen.getAllByText('vermutet, bitte prüfen')).toHaveLength(2);
    expect(screen.getByText(/4\.459 Zeilen, eine Zeile je Aufgabe/)).toBeTruthy();
  });
  it('gives a field to the column that was chosen and takes it from the one before', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        hochgeladen,
        answers(importKorrigieren, ({ body }) => (gesendet.push(body), hochgeladen)),
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: /Bedeutung der Spalte Interne Bemerkung/ }));
    fireEvent.click(within(await screen.findByRole('listbox')).getByRole('option', { name: 'Straße' }));
    await expect.poll(() => gesendet).toHaveLength(1);
    const { zuordnung } = gesendet[0] as { zuordnung: Record<string, number> };
    expect(zuordnung).toMatchObject({ strasse: 12, hausnr: 3 });
    expect(Object.values(zuordnung)).not.toContain(2);
  });
  it('says before the dry run what the file calls the work, and asks of what is in doubt alone', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        hochgeladen,
        answers(importKorrigieren, ({ body }) => (gesendet.push(body), hochgeladen)),
      ),
    );
    expect(await screen.findByText('kennen wir nicht')).toBeTruthy();
    expect(screen.queryByText('KS3')).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: /Was „Kehren“ ist/ }));
    fireEvent.click(
      within(await screen.findByRole('listbox')).getByRole('option', { name: 'Abgaswegüberprüfung Gas' }),
    );
    await expect.poll(() => gesendet).toEqual([{ version: 1, taetigkeiten: { Kehren: 'awu_gas_1' } }]);
    fireEvent.click(screen.getByRole('button', { name: 'Alle 4 Arbeiten zeigen' }));
    expect(screen.getByText('KS3')).toBeTruthy();
  });
  it('names the sheet that is read and the hidden one, and offers each row for the headers', async () => {
    render(<AusMappe />);
    expect(await screen.findByText(/Blatt „Kehrbezirk“: 4\.459 Zeilen/)).toBeTruthy();
    expect(screen.getByText('Gelesen wird nur dieses. Ausgeblendet: „alt“')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: /Überschriften/ }));
    const zeilen = within(await screen.findByRole('listbox')).getAllByRole('option');
    expect(zeilen.map(({ textContent }) => textContent)).toEqual([
      'keine Überschriften',
      'Zeile 1: Kehrbezirk Musterstadt',
      'Zeile 2: leer',
      expect.stringContaining('Zeile 3: Straße'),
    ]);
  });
  it('puts a value right once for all rows that have it', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        geprueft,
        answers(importKorrigieren, ({ body }) => (gesendet.push(body), geprueft)),
      ),
    );
    expect(await screen.findByText('Zeilen 4, 9, 11, 12, 40 und 8 weitere')).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Richtig statt „01. Mrz“'), { target: { value: '1-3' } });
    fireEvent.click(screen.getByRole('button', { name: 'Einsetzen und neu prüfen' }));
    await expect
      .poll(() => gesendet)
      .toEqual([{ version: 2, korrekturen: [{ feld: 'hausnr', wert: '01. Mrz', neu: '1-3' }] }]);
  });
  it('does not run without a street, and says so', async () => {
    render(<SpalteFehlt />);
    expect(await screen.findByText('Noch nicht zugeordnet: Straße')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Probelauf starten' }).hasAttribute('disabled')).toBe(true);
  });
  it('shows real progress that can be cancelled', async () => {
    render(<ProbelaufLaeuft />);
    expect(await screen.findByText('Liegenschaften werden verglichen, Paket 5 von 11')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Abbrechen' })).toBeTruthy();
  });
  it('asks once about the mail addresses and about houses that may be there before it takes over', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        geprueft,
        answers(importUebernehmen, ({ body }) => (gesendet.push(body), { vorgangId: geprueft.id })),
      ),
    );
    fireEvent.click(await screen.findByRole('button', { name: 'Gute Zeilen übernehmen' }));
    expect(await screen.findByText(/Bitte beantworten Sie diese Frage/)).toBeTruthy();
    expect(screen.getByText(/Bitte wählen Sie, was mit diesen Häusern/)).toBeTruthy();
    expect(gesendet).toEqual([]);
  });
  it('sends what was decided', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        { ...geprueft, mailFuerTermine: true, gleiche: 'zusammenfuehren' },
        answers(importUebernehmen, ({ body }) => (gesendet.push(body), { vorgangId: geprueft.id })),
      ),
    );
    fireEvent.click(await screen.findByRole('checkbox', { name: /Auch überschreiben/ }));
    fireEvent.click(screen.getByRole('button', { name: 'Gute Zeilen übernehmen' }));
    await expect.poll(() => gesendet).toEqual([{ version: 2, auchGeschuetzte: true }]);
  });
  it('counts anew when somebody says what becomes of equal addresses and of empty cells', async () => {
    const gesendet: unknown[] = [];
    render(
      imBild(
        { ...geprueft, verluste: [{ feld: 'Telefon', anzahl: 275, beispiele: ['Hardtstraße 1: 09123 1'] }] },
        answers(importKorrigieren, ({ body }) => (gesendet.push(body), geprueft)),
      ),
    );
    fireEvent.click(await screen.findByRole('radio', { name: /Zusammenführen/ }));
    await expect.poll(() => gesendet).toEqual([{ version: 2, gleiche: 'zusammenfuehren' }]);
    expect(screen.getByText('275 × Telefon')).toBeTruthy();
    expect(screen.getByText(/Sie bleiben stehen/)).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /Auch in meinem Bestand löschen/ }));
    await expect.poll(() => gesendet[1]).toEqual({ version: 2, leereLoeschen: true });
  });
  it('opens every number as the list behind it', async () => {
    render(<Geprueft />);
    expect(await screen.findByText('Aus der Hausnummer wurde ein Datum')).toBeTruthy();
    fireEvent.click(screen.getByRole('tab', { name: /Geändert/ }));
    expect(await screen.findByText('von Hand geändert')).toBeTruthy();
    expect(screen.getByText('Hund im Hof, Klingel defekt')).toBeTruthy();
  });
  it('offers nothing to take over when nothing is new', async () => {
    render(<NichtsNeues />);
    expect(await screen.findByText(/2\.200 unverändert/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: /übernehmen/ })).toBeNull();
  });
  it('keeps the page and its lists when taking over is refused', async () => {
    render(<UebernahmeAbgewiesen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Gute Zeilen übernehmen' }));
    expect(await screen.findByText('Dieser Import ist schon weiter')).toBeTruthy();
    expect(screen.getByRole('tab', { name: /Fehler und Hinweise/ })).toBeTruthy();
  });
  it('leads on from the result, to the houses without a place, and back', async () => {
    render(<Uebernommen />);
    expect((await screen.findByRole('link', { name: 'Kehrtour planen' })).getAttribute('href')).toBe(
      '/kehrtouren/neu',
    );
    expect(screen.getByRole('link', { name: 'Auf der Karte setzen' }).getAttribute('href')).toBe(
      '/liegenschaften?zeige=ohneLage',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Import rückgängig machen' }));
    expect(await screen.findByRole('button', { name: 'Import zurücknehmen' })).toBeTruthy();
  });
  it('looks for houses on the map while the result is already there', async () => {
    render(<WirdVerortet />);
    expect(await screen.findByText(/1\.200 von 2\.200 Häusern/)).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Kehrtour planen' })).toBeTruthy();
  });
  it('says of an old import that its file and messages are gone, and offers no list of them', async () => {
    render(imBild({ ...geprueft, status: 'uebernommen', vorschau: [], spalten: [], meldungen: [] }));
    expect(await screen.findByText(/Wir heben sie nach einem Import 90 Tage auf/)).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Liste als CSV' })).toBeNull();
  });
  it('says that an import is taken back', async () => {
    render(<Zurueckgenommen />);
    expect(await screen.findByText('Dieser Import ist zurückgenommen')).toBeTruthy();
  });
  it('says what the operator did at it, and nothing where nobody did', async () => {
    render(<VonKehrtourBetreut />);
    expect(await screen.findByText('Probelauf noch einmal gestartet')).toBeTruthy();
    expect(screen.getByText('Eingelesene Datei heruntergeladen (3-mal)')).toBeTruthy();
    expect(screen.getAllByText(/^Olga Peter, Kehrtour-Betrieb/)).toHaveLength(3);
    expect(screen.getByText('Notiz: „Angerufen', { exact: false })).toBeTruthy();
    cleanup();
    render(<Uebernommen />);
    expect(await screen.findByRole('button', { name: 'Import rückgängig machen' })).toBeTruthy();
    expect(screen.queryByText('Was Kehrtour an diesem Import getan hat')).toBeNull();
  });
});
