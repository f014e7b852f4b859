import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as stories from './Terminverlegung.stories.tsx';

// The appointments of the stories lie ahead only until their day: what is over cannot be moved.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-05-03T08:00:00+02:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const griff = (name: RegExp) => screen.findByRole('button', { name });
const dialog = async () => within(await screen.findByRole('dialog'));

describe('an appointment that is moved from the plan', () => {
  it('is dragged by the arrow keys to another person, and asks whom it concerns first', async () => {
    render(<stories.Plan />);
    const halter = await griff(/Hardtstraße 12 verlegen/);
    fireEvent.keyDown(halter, { key: 'ArrowDown' });
    expect((await screen.findByText(/Jonas Vogt\. Eingabetaste legt ab/)).textContent).toContain(
      'Dienstag, 4. Mai 2027, 10:00 Uhr',
    );
    fireEvent.keyDown(halter, { key: 'Enter' });
    const offen = await dialog();
    expect(await offen.findByText(/^Dienstag, 4. Mai 2027, 10:00 Uhr, Jonas Vogt/)).toBeTruthy();
    expect(await offen.findByText('monika.escherich@example.org')).toBeTruthy();
    fireEvent.click(await offen.findByRole('button', { name: 'Vorschlag senden' }));
    expect(await screen.findByText('Der Vorschlag ist unterwegs')).toBeTruthy();
  });

  it('stays where it was after Escape', async () => {
    render(<stories.Plan />);
    const halter = await griff(/Hardtstraße 12 verlegen/);
    fireEvent.keyDown(halter, { key: 'ArrowDown' });
    await screen.findByText(/Eingabetaste legt ab/);
    fireEvent.keyDown(halter, { key: 'Escape' });
    expect(screen.queryByText(/Eingabetaste legt ab/)).toBeNull();
    expect(screen.queryByRole('dialog')).toBeNull();
  });

  it('can be taken back as long as nobody was told', async () => {
    render(<stories.NiemandHoertDavon />);
    const offen = await dialog();
    expect(await offen.findByText(/Rufen Sie an: 09123 71981/)).toBeTruthy();
    fireEvent.click(await offen.findByRole('button', { name: 'Verlegen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText('Der Termin steht wieder, wo er war')).toBeTruthy();
  });

  it('is taken in spite of what speaks against it, once that was read', async () => {
    render(<stories.DagegenSprichtEtwas />);
    const offen = await dialog();
    expect(await offen.findByText(/Außerhalb der Zeiten von Jonas Vogt/)).toBeTruthy();
    fireEvent.click(await offen.findByRole('button', { name: 'Trotzdem verlegen' }));
    expect(await screen.findByText('Der Vorschlag ist unterwegs')).toBeTruthy();
  });

  it('of a round says why it cannot go there, and asks where else', async () => {
    render(<stories.RundeAbgelehnt />);
    const offen = await dialog();
    expect(await offen.findByText('Der Besuch bleibt, wo er war')).toBeTruthy();
    expect(await offen.findByRole('button', { name: /Wohin/ })).toBeTruthy();
  });

  it('of a round is asked where to when its handle is pressed', async () => {
    render(<stories.Plan />);
    fireEvent.click(await griff(/Marktplatz 3 verlegen/));
    expect(await (await dialog()).findByRole('button', { name: 'Wen betrifft das?' })).toBeTruthy();
  });
});
