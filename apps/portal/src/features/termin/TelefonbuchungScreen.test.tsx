import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  MitWarnungen,
  OhneArbeitszeiten,
  VonDerListe,
  VonEinemHaus,
} from './TelefonbuchungScreen.stories.tsx';

afterEach(cleanup);
const druecke = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));
async function waehleKehrung() {
  await druecke(/Tätigkeit/);
  fireEvent.click(await screen.findByRole('option', { name: 'Kehrung' }));
}

describe('TelefonbuchungScreen', () => {
  it('books a free time for a house with the person who calls', async () => {
    render(<VonEinemHaus />);
    await druecke('Monika Escherich');
    await waehleKehrung();
    fireEvent.click(await screen.findByRole('radio', { name: /13:30/ }));
    expect(screen.getByRole('textbox', { name: /Nachname/ })).toHaveProperty('value', 'Escherich');
    await druecke('Termin buchen');
    expect(await screen.findByText('Gebucht: der-termin')).toBeTruthy();
  });
  it('asks for house, work and time before it sends anything', async () => {
    render(<VonDerListe />);
    await druecke('Termin buchen');
    expect(await screen.findByText('Bitte wählen Sie Haus und Tätigkeit.')).toBeTruthy();
  });
  it('keeps the chosen time while the caller’s name is filled in', async () => {
    render(<VonEinemHaus />);
    await waehleKehrung();
    fireEvent.click(await screen.findByRole('radio', { name: /14:00/ }));
    await druecke('Monika Escherich');
    expect(await screen.findByRole('radio', { name: /14:00/ })).toHaveProperty('checked', true);
  });
  it('says what speaks against a time, and offers it all the same', async () => {
    render(<MitWarnungen />);
    await waehleKehrung();
    fireEvent.click(await screen.findByRole('radio', { name: /13:30/ }));
    await druecke('Termin buchen');
    expect(await screen.findByText(/Außerhalb der Zeiten von Jonas/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Trotzdem buchen' })).toBeTruthy();
  });
  it('lets the office take a time where nothing is offered', async () => {
    render(<OhneArbeitszeiten />);
    await waehleKehrung();
    expect(await screen.findByText(/Arbeitszeiten eingetragen/)).toBeTruthy();
    await druecke('Andere Zeit eintragen');
    expect(await screen.findByRole('group', { name: /Beginn/ })).toBeTruthy();
  });
});
