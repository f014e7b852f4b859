import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  AbsageAbgelehnt,
  AenderungMitAusweg,
  AenderungMitNeuerArbeit,
  AlleWissenBescheid,
  AenderungOhneBescheid,
  AenderungUeberholt,
  AlsGeselle,
  AmTag,
  AngekuendigtOhnePlatz,
  AnnahmeAbgelehnt,
  MitAntworten,
  MitAbgesagten,
  NeueArbeit,
  NeueArbeitUeberholt,
  OffeneAenderung,
  NurEigene,
  Unterwegs,
} from './KehrtourScreen.stories.tsx';

// Whole screens on a busy machine.
afterEach(cleanup);

describe('KehrtourScreen', () => {
  it('shows every answer at its stop, new ones marked', async () => {
    render(<MitAntworten />);
    const zeile = await screen.findByRole('row', { name: '3. Hardtstraße 3' });
    expect(zeile.textContent).toContain('abgelehnt');
    expect(zeile.textContent).toContain('neu');
    expect(zeile.textContent).toContain('ginge es auch ab 15 Uhr?');
    expect(screen.getByText('1 von 4 bestätigt, 1 abgelehnt')).toBeTruthy();
  });

  it('begins with the answers that wait for somebody, the new one first', async () => {
    render(<MitAntworten />);
    await screen.findByText('Antworten aus 2 Häusern warten auf Sie');
    const links = screen.getAllByRole('link', { name: 'Antwort bearbeiten' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/termine/termin-abgelehnt',
      '/termine/termin-unsicher',
    ]);
    // The time that does not suit is not told a second time.
    expect(screen.queryByRole('link', { name: 'Geänderte Halte ankündigen' })).toBeNull();
  });

  it('has nothing to announce where everybody knows his window, and no answer that waits', async () => {
    render(<AlleWissenBescheid />);
    await screen.findByRole('heading', { name: 'Altstadt Nord' });
    expect(screen.queryByRole('link', { name: /ankündigen/i })).toBeNull();
    expect(screen.queryByText(/auf Sie$/)).toBeNull();
  });

  it('shows work that nobody was told of beside the round, and takes it in house by house', async () => {
    render(<NeueArbeit />);
    await screen.findByText('2 neue Aufgaben an Häusern dieser Kehrtour: dazunehmen?');
    expect(
      screen.getByText('Feuerstättenschau, 30 Min., 2. OG links, Frist bis 31. Dezember 2030'),
    ).toBeTruthy();
    expect(screen.getByText('Kehrung Schornstein: 40 Min. statt 15 Min.')).toBeTruthy();
    expect(screen.getByText('Im neuen Plan')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Hardtstraße 3: Übernehmen' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Hardtstraße 1: Dazunehmen' }));
    expect(screen.queryByText('Das hat nicht geklappt.')).toBeNull();
  });

  it('says why work could not be taken in', async () => {
    render(<NeueArbeitUeberholt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Alle dazunehmen' }));
    expect(await screen.findByRole('alert')).toBeTruthy();
  });

  it('names in the Änderung the work that comes along, at the time that was told', async () => {
    render(<AenderungMitNeuerArbeit />);
    const zeile = (await screen.findByText('dazu Feuerstättenschau')).closest('li');
    expect(zeile?.textContent).toContain('08:00–10:00 Uhr wie zugesagt');
  });

  it('gives those who drive the plan to read, not to change', async () => {
    render(<AlsGeselle />);
    await screen.findByRole('row', { name: '1. Hardtstraße 1' });
    expect(screen.queryByRole('button', { name: /was tun/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kehrtour absagen' })).toBeNull();
  });

  it('prices what would take in the houses without a place, and says why it could not be taken', async () => {
    render(<AngekuendigtOhnePlatz />);
    const person = await screen.findByRole('button', { name: /^Noch jemand: Thomas Reichenbacher/ });
    expect(screen.getByText(/Der neue Plan wartet als Änderung/)).toBeTruthy();
    fireEvent.click(person);
    expect(await screen.findByText(/^Laden Sie den neuen Stand/)).toBeTruthy();
  });

  it('looks for places for those who were called off where somebody asks for it, and says what stood against it', async () => {
    render(<MitAbgesagten />);
    const suche = await screen.findByRole('button', { name: 'Abgesagte einplanen' });
    expect(suche.parentElement?.textContent).toContain('2 Häuser sind abgesagt und bleiben ohne Platz');
    fireEvent.click(suche);
    expect(await screen.findByText(/Sie ist unterwegs, abgeschlossen oder abgesagt/)).toBeTruthy();
  });

  it('says what was decided for a plan that waits, before whom it concerns', async () => {
    render(<AenderungMitAusweg />);
    const satz = await screen.findByText(/^Dafür entschieden: /);
    expect(satz.textContent.replaceAll('\u00a0', ' ')).toBe(
      'Dafür entschieden: noch ein Tag (Mi., 05.05.), Thomas Reichenbacher fährt mit und Anna Berger macht bis 1 Std. Überstunden am Tag.',
    );
  });

  it('says whom calling off reaches, and why it was refused', async () => {
    render(<AbsageAbgelehnt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour absagen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Altstadt Nord absagen?' });
    expect(await within(frage).findByText(/^Abgesagt: 2\sE-Mails und 2\sZettel/)).toBeTruthy();
    expect(frage.textContent.replaceAll('\u00a0', ' ')).toContain('Verwaltungen zur Kenntnis: 1 E-Mail');
    expect(frage.textContent).toContain('geht in 10 Minuten hinaus');
    fireEvent.click(within(frage).getByRole('button', { name: /^4.Haushalten absagen$/ }));
    expect(await within(frage).findByText(/Sie ist unterwegs, abgeschlossen oder abgesagt/)).toBeTruthy();
  });

  it('shows a plan that waits with whom it concerns, broken promises first', async () => {
    render(<OffeneAenderung />);
    await screen.findByText('Diese Zusagen würden gebrochen');
    const karte = screen.getByRole('heading', { name: 'Offene Änderung' }).closest('section');
    if (karte === null) throw new Error('the heading stands alone');
    expect(karte.textContent).toContain('Erika Muster, 26. April, 09:14 Uhr, von Hand geordnet');
    expect(
      within(karte)
        .getAllByRole('heading', { level: 3 })
        .map((titel) => titel.textContent),
    ).toEqual([
      'Bestätigt, oder zu nah für eine neue Ansage',
      'Neu anzusagen',
      'Entfällt',
      'Neu in der Kehrtour',
    ]);
    expect(karte.textContent).toContain('Bescheid bekommen: 2 Zettel zum Einwerfen und 3 E-Mails.');
    expect(karte.textContent).toContain('Besuch bleibt im zugesagten Zeitfenster und verschiebt sich darin.');
    expect(karte.textContent).toContain('15\u00A0Min. weniger');
  });

  it('asks for a reason where a promise would be broken, and says why it was refused', async () => {
    render(<AnnahmeAbgelehnt />);
    fireEvent.change(await screen.findByRole('textbox', { name: /Grund für Hardtstraße 1/ }), {
      target: { value: 'Krank' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Alles annehmen' }));
    fireEvent.click(await screen.findByRole('button', { name: '5 Haushalten schreiben' }));
    expect(await screen.findByText(/Schreiben Sie zu jeder gebrochenen Zusage/)).toBeTruthy();
  });

  it('counts by class and channel before anything leaves, and names whose promise is broken', async () => {
    render(<OffeneAenderung />);
    fireEvent.click(await screen.findByRole('button', { name: 'Alles annehmen' }));
    const frage = await screen.findByRole('alertdialog', { name: '5 Haushalten schreiben?' });
    expect(
      within(frage)
        .getAllByRole('listitem')
        .map(({ textContent }) => textContent),
    ).toEqual([
      'Zusage gebrochen: 1 E-Mail',
      'Neue Zeit: 1 Zettel zum Einwerfen und 1 E-Mail',
      'Abgesagt: 1 E-Mail',
      'Zum ersten Mal angesagt: 1 Zettel zum Einwerfen',
      'Hardtstraße 1, Monika Escherich',
    ]);
  });

  it('shows the Frist of whoever would be called off, and why it was this one', async () => {
    render(<OffeneAenderung />);
    expect(
      await screen.findByText(/die Frist lässt Zeit für einen neuen Vorschlag \(Frist 30\. September 2027\)/),
    ).toBeTruthy();
  });

  it('can be taken back where nobody was told', async () => {
    render(<AenderungOhneBescheid />);
    fireEvent.click(await screen.findByRole('button', { name: 'Alles annehmen' }));
    expect(await screen.findByText('Der neue Plan gilt.')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  });

  it('accepts nothing before somebody has looked at an answer that came meanwhile', async () => {
    render(<AenderungUeberholt />);
    await screen.findByText('Hardtstraße 2: Bestätigt.');
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Alles annehmen' }).disabled).toBe(true);
    expect(screen.getByRole('button', { name: 'Noch einmal vergleichen' })).toBeTruthy();
  });

  it('is begun by those who drive, on its day', async () => {
    render(<AmTag />);
    expect(screen.queryByRole('button', { name: 'Kehrtour abschließen' })).toBeNull();
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour starten' }));
    expect(await screen.findByText('Die Kehrtour ist unterwegs')).toBeTruthy();
  });

  it('asks once what became of visits without a result before it is closed', async () => {
    render(<Unterwegs />);
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour abschließen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Kehrtour abschließen?' });
    expect(frage.textContent).toContain('Bitte wählen Sie, was aus ihnen wird.');
    fireEvent.click(within(frage).getByRole('button', { name: 'Kehrtour abschließen' }));
    expect(await within(frage).findByText('Bitte wählen Sie, was bei diesen Terminen war.')).toBeTruthy();
    fireEvent.click(within(frage).getByRole('radio', { name: /Nicht hingefahren/ }));
    fireEvent.click(within(frage).getByRole('button', { name: 'Kehrtour abschließen' }));
    expect(await screen.findByText('Die Kehrtour ist abgeschlossen')).toBeTruthy();
  });

  it('ends for who drives with his own visits, and says which they are and what the others have left', async () => {
    render(<NurEigene />);
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour abschließen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Meine Termine abschließen?' });
    expect(frage.textContent).toContain('noch kein Ergebnis: Hardtstraße 2 und Hardtstraße 10.');
    expect(frage.textContent).toContain('Offen bleiben 3 Besuche von Anna Kern');
    fireEvent.click(within(frage).getByRole('radio', { name: /Niemand angetroffen/ }));
    fireEvent.click(within(frage).getByRole('button', { name: 'Meine Termine abschließen' }));
    expect((await screen.findAllByText('Ihre Termine sind abgeschlossen')).length).toBeGreaterThan(0);
    expect(screen.getByText(/^Offen bleiben 3 Besuche von Anna Kern; erst danach/)).toBeTruthy();
    expect(screen.queryByText('Die Kehrtour ist abgeschlossen')).toBeNull();
  });
});
