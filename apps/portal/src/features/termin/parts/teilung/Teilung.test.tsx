import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './Teilung.stories.tsx';

afterEach(cleanup);

const dialog = async () => within(await screen.findByRole('dialog'));

async function bisZurZeit() {
  const wahl = await dialog();
  fireEvent.click(await wahl.findByRole('checkbox', { name: /Abgaswegeüberprüfung/ }));
  fireEvent.click(wahl.getByRole('button', { name: 'Weiter zur Zeit' }));
  fireEvent.click(await screen.findByRole('radio', { name: /09:00/ }));
  return dialog();
}

describe('an appointment that is split', () => {
  it('says what stays, what goes and that nobody is told, and can be taken back', async () => {
    render(<stories.Teilen />);
    const frage = await bisZurZeit();
    expect(frage.getByText(/^0 Nachrichten: .*Rufen Sie an: 09123 71981/)).toBeTruthy();
    expect(frage.getByText('Kehrung Kaminofen, EG links')).toBeTruthy();
    fireEvent.click(frage.getByRole('button', { name: 'Termin teilen' }));
    expect(await screen.findByText('Der Termin ist geteilt')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Der Termin ist wieder einer')).toBeTruthy();
  });

  it('counts the message, names the round that waits, and offers no way back once it is sent', async () => {
    render(<stories.TeilenMitNachricht />);
    const frage = await bisZurZeit();
    expect(frage.getByText('monika.escherich@example.org')).toBeTruthy();
    expect(frage.getByText(/„Kehrtour Altstadt, Frühjahr“.*Änderung/)).toBeTruthy();
    fireEvent.click(frage.getByRole('button', { name: 'Vorschlag senden' }));
    expect(await screen.findByText('Der Vorschlag ist unterwegs')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Rückgängig' })).toBeNull();
  });

  it('keeps at least one task', async () => {
    render(<stories.Teilen />);
    const wahl = await dialog();
    for (const box of await wahl.findAllByRole('checkbox')) fireEvent.click(box);
    expect(await wahl.findByText(/nichts übrig/)).toBeTruthy();
    expect(wahl.getByRole('button', { name: 'Weiter zur Zeit' }).hasAttribute('disabled')).toBe(true);
  });

  it('says why not', async () => {
    render(<stories.NichtTeilbar />);
    expect(await (await dialog()).findByText(/schon unterwegs oder vorbei/)).toBeTruthy();
  });
});

describe('two appointments of a house', () => {
  it('are put together once it is seen whom that concerns, and taken apart again', async () => {
    render(<stories.Zusammenlegen />);
    const frage = await dialog();
    fireEvent.click(await frage.findByRole('radio', { name: /Dienstag, 11. Mai 2027/ }));
    expect(await frage.findByText(/entfällt; seine Arbeit kommt mit, 45 Minuten mehr/)).toBeTruthy();
    expect(frage.getByText(/^0 Nachrichten/)).toBeTruthy();
    fireEvent.click(frage.getByRole('button', { name: 'Zusammenlegen' }));
    expect(await screen.findByText('Die Termine sind zusammengelegt')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Es sind wieder zwei Termine')).toBeTruthy();
  });

  it('stay two where something stands in the way, with the reason', async () => {
    render(<stories.ZusammenlegenMitHindernis />);
    const frage = await dialog();
    expect(await frage.findByText(/Beide Termine sind für dieselbe Arbeit/)).toBeTruthy();
    const [, gesperrt] = frage.getAllByRole('radio');
    expect(gesperrt?.hasAttribute('disabled')).toBe(true);
  });

  it('are refused with the reason, and the dialog stays', async () => {
    render(<stories.Abgelehnt />);
    const frage = await dialog();
    fireEvent.click(await frage.findByRole('radio', { name: /11. Mai/ }));
    fireEvent.click(frage.getByRole('button', { name: 'Zusammenlegen' }));
    expect(await frage.findByRole('alert')).toBeTruthy();
  });

  it('need another one', async () => {
    render(<stories.KeinAnderer />);
    expect(await (await dialog()).findByText(/kein anderer Termin/)).toBeTruthy();
  });
});
