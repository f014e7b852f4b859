import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import {
  Angekuendigt,
  Erledigt,
  JemandWarSchneller,
  MitHinterlegtemSchluessel,
  MitNotiz,
  MitSchluesselBeimNachbarn,
  NotizVonJemandAnderem,
  VorDemTag,
  VorDemTagErledigt,
  VorOrt,
  ZweimalNiemandDa,
} from './TerminScreen.stories.tsx';

afterEach(cleanup);

async function schreibeNotiz(text: string): Promise<void> {
  fireEvent.click(await screen.findByRole('button', { name: 'Notiz ändern' }));
  fireEvent.change(await screen.findByRole('textbox', { name: /Notiz/ }), { target: { value: text } });
  fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
}

describe('TerminScreen', () => {
  it('notes a promise at once and says so', async () => {
    render(<Angekuendigt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Am Telefon bestätigt' }));
    expect(await screen.findByText('Als bestätigt vermerkt')).toBeTruthy();
  });
  it('shows where the key is only when somebody asks, one by one', async () => {
    render(<MitHinterlegtemSchluessel />);
    expect(await screen.findByText('Dachboden')).toBeTruthy();
    expect(screen.queryByText(/Code 4711/)).toBeNull();
    fireEvent.click(screen.getAllByRole('button', { name: 'Anzeigen' })[0] as HTMLElement);
    expect(await screen.findAllByText(/Code 4711/)).toHaveLength(1);
  });
  it('offers the way back where the rules know one', async () => {
    render(<MitSchluesselBeimNachbarn />);
    fireEvent.click(await screen.findByRole('button', { name: 'Passt nicht' }));
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  });
  it('asks before what cannot be taken back', async () => {
    render(<Angekuendigt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Termin absagen' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('einen Zettel mit der Absage');
  });
  it('marks a visit on its day at once, and takes the mark back', async () => {
    render(<VorOrt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Erledigt' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Vermerk zurückgenommen')).toBeTruthy();
    expect(await screen.findByRole('button', { name: 'Erledigt' })).toBeTruthy();
  });
  it('asks for the reason before the day, and names the field that is empty', async () => {
    render(<VorDemTag />);
    fireEvent.click(await screen.findByRole('button', { name: 'Nicht angetroffen' }));
    const vermerke = await screen.findByRole('button', { name: '„Nicht angetroffen“ vermerken' });
    fireEvent.click(vermerke);
    expect(await screen.findByText(/warum Sie den Termin vor seinem Tag vermerken/)).toBeTruthy();
    fireEvent.change(screen.getByLabelText('Grund'), { target: { value: 'Familie ist verreist' } });
    fireEvent.click(vermerke);
    expect(await screen.findByText('Vermerkt: nicht angetroffen')).toBeTruthy();
  });
  it('shows why it was done before its day, and says when the mark cannot be taken back', async () => {
    render(<VorDemTagErledigt />);
    expect(await screen.findByText(/^Erledigt: Auf Wunsch der Kundin vorgezogen/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Vermerk zurücknehmen' }));
    expect(await screen.findByText(/Darauf baut schon ein anderer Termin auf/)).toBeTruthy();
  });
  it('keeps a note, and leads back to the one before', async () => {
    render(<MitNotiz />);
    expect(await screen.findByText(/bitte am Tor klingeln/)).toBeTruthy();
    await schreibeNotiz('Schlüssel liegt beim Bäcker.');
    expect(await screen.findByText('Notiz gespeichert')).toBeTruthy();
    expect(await screen.findByText('Schlüssel liegt beim Bäcker.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText(/bitte am Tor klingeln/)).toBeTruthy();
  });
  it('keeps what was typed where somebody else wrote a note meanwhile', async () => {
    render(<NotizVonJemandAnderem />);
    await schreibeNotiz('Schlüssel liegt beim Bäcker.');
    expect(await screen.findByText(/Jemand hat inzwischen etwas geändert/)).toBeTruthy();
    expect(screen.getByRole<HTMLTextAreaElement>('textbox', { name: 'Notiz' }).value).toBe(
      'Schlüssel liegt beim Bäcker.',
    );
  });
  it('says that somebody else was faster', async () => {
    render(<JemandWarSchneller />);
    fireEvent.click(await screen.findByRole('button', { name: 'Passt nicht' }));
    expect(await screen.findByText(/Laden Sie den neuen Stand/)).toBeTruthy();
  });
  it('says without a network that nothing was noted here, and where it can be', async () => {
    vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
    render(<JemandWarSchneller />);
    fireEvent.click(await screen.findByRole('button', { name: 'Passt nicht' }));
    expect(await screen.findByText(/^Ohne Netz wurde hier nichts vermerkt/)).toBeTruthy();
    vi.restoreAllMocks();
  });
  it('offers nothing behind the visit', async () => {
    render(<Erledigt />);
    expect(await screen.findByText('Ankündigungen')).toBeTruthy();
    expect(screen.queryByText('Vermerken')).toBeNull();
  });

  it('offers the report to the authority after prevented visits, and says before what it lacks', async () => {
    render(<ZweimalNiemandDa />);
    await screen.findByText('Für die Meldung an die Behörde fehlt noch:');
    expect(screen.getByText(/^Der Eigentümer ist nicht bekannt/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Meldung an die Behörde (PDF)' })).toBeTruthy();
  });
});
