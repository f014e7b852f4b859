import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  AbsageAbgelehnt,
  AlleWissenBescheid,
  AlsGeselle,
  AmTag,
  MitAntworten,
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
    await screen.findByText('2 Antworten warten auf Sie');
    const links = screen.getAllByRole('link', { name: 'Antwort bearbeiten' });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([
      '/termine/termin-abgelehnt',
      '/termine/termin-unsicher',
    ]);
    expect(screen.getByRole('link', { name: 'Geänderte Halte ankündigen' })).toBeTruthy();
  });

  it('has nothing to announce where everybody knows his window, and no answer that waits', async () => {
    render(<AlleWissenBescheid />);
    await screen.findByRole('heading', { name: 'Altstadt Nord' });
    expect(screen.queryByRole('link', { name: /ankündigen/i })).toBeNull();
    expect(screen.queryByText(/auf Sie$/)).toBeNull();
  });

  it('gives those who drive the plan to read, not to change', async () => {
    render(<AlsGeselle />);
    await screen.findByRole('row', { name: '1. Hardtstraße 1' });
    expect(screen.queryByRole('button', { name: /was tun/ })).toBeNull();
    expect(screen.queryByRole('button', { name: 'Kehrtour absagen' })).toBeNull();
  });

  it('says whom calling off reaches, and why it was refused', async () => {
    render(<AbsageAbgelehnt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour absagen' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Altstadt Nord absagen?' });
    expect(frage.textContent).toContain('4 Haushalte wissen schon Bescheid');
    fireEvent.click(within(frage).getByRole('button', { name: '4 Termine absagen' }));
    expect(await within(frage).findByText(/Sie ist unterwegs, abgeschlossen oder abgesagt/)).toBeTruthy();
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
});
