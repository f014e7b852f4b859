import { cleanup, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { einAblauf, einStand, eineTaetigkeit, eineZeit } from '../../../test/eineBuchung.ts';
import * as adresse from './AdresseScreen.stories.tsx';
import * as anliegen from './AnliegenScreen.stories.tsx';
import * as kontaktdaten from './KontaktdatenScreen.stories.tsx';
import { Pruefliste } from './parts/Pruefliste.tsx';
import * as zeiten from './TerminScreen.stories.tsx';

afterEach(cleanup);

describe('the steps of a booking', () => {
  it('say how far it is, and which step this is in the title', () => {
    render(<adresse.Frage />);
    expect(screen.getByText('Schritt 2 von 4')).toBeTruthy();
    expect(document.title).toBe('Wohin sollen wir kommen? Schritt 2 von 4 – Kehrtour');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      'Schornsteinfegerbetrieb Musterbach',
    );
    cleanup();
    render(<adresse.Verschrieben />);
    expect(document.title).toMatch(/^Fehler: /);
  });

  it('ask for a code as the page of an appointment does, with the house it is about', () => {
    render(<anliegen.CodeOhneHausnummer />);
    const hausnummer = screen.getByLabelText('Hausnummer');
    expect(hausnummer.getAttribute('aria-invalid')).toBe('true');
    const worte = (hausnummer.getAttribute('aria-describedby') ?? '')
      .split(' ')
      .map((id) => document.querySelector(`#${id}`)?.textContent);
    expect(worte).toContain('Die des Hauses, in das wir kommen, zum Beispiel 12 oder 12a.');
  });

  it('show what was decided, each with its way back', () => {
    render(<zeiten.FreieZeiten />);
    const bisher = within(screen.getByRole('complementary'));
    expect(bisher.getAllByRole('link', { name: /^Ändern/ }).map((link) => link.getAttribute('href'))).toEqual(
      ['/unternehmen/musterbach/termin?s=siegel', '/unternehmen/musterbach/termin/adresse?s=siegel'],
    );
  });

  it('offer only what anybody may book; a price stands with its name', () => {
    render(<anliegen.Wahl />);
    expect(screen.getByText(/^Preis: 48,90.€$/)).toBeTruthy();
    expect(screen.getByText('Wir prüfen Ihren Wunsch und bestätigen den Termin.')).toBeTruthy();
    expect(screen.getByText('Unverbindliche Anfrage: Wir melden uns mit dem Preis.')).toBeTruthy();
    expect(screen.getAllByText(/^Preis: /)).toHaveLength(screen.getAllByRole('radio').length);
  });

  it('ask how large the house is on a page of its own name, with its way back and what was chosen', () => {
    render(<anliegen.Fragen />);
    expect(document.title).toBe('Fehler: Wie groß ist das Haus? Schritt 1 von 4 – Kehrtour');
    expect(screen.getByRole('link', { name: 'Zurück' }).getAttribute('href')).toBe(
      '/unternehmen/musterbach/termin?s=siegel',
    );
    const bisher = within(screen.getByRole('complementary'));
    expect(bisher.getByText('Abgaswegüberprüfung Ihrer Gasheizung')).toBeTruthy();
    expect(bisher.getByRole('link', { name: /^Ändern/ })).toBeTruthy();
  });

  it('name on the first page what only a code books, for those who look for it', () => {
    render(<anliegen.Wahl />);
    expect(screen.getByRole('listitem').textContent).toBe('Feuerstättenschau');
  });

  it('say how long it takes by what was answered', () => {
    const stand = einStand({ taetigkeitId: 'awu', angaben: { feuerstaetten: 3, nutzungseinheiten: 2 } });
    const taetigkeit = eineTaetigkeit({ fragen: ['feuerstaetten', 'nutzungseinheiten'] });
    render(<Pruefliste ablauf={einAblauf(stand)} taetigkeit={taetigkeit} zeit={eineZeit()} />);
    expect(screen.getByText('3 Feuerstätten, 2 Wohnungen, ca. 35 Minuten')).toBeTruthy();
  });

  it('let a browser without script send every one of them', () => {
    for (const Seite of [
      anliegen.Wahl,
      anliegen.Fragen,
      adresse.Frage,
      zeiten.FreieZeiten,
      kontaktdaten.Leer,
    ]) {
      const { container } = render(<Seite />);
      const forms = [...container.querySelectorAll<HTMLFormElement>('form[method=post]')];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) expect(form.querySelector('button[type=submit]')).not.toBeNull();
      cleanup();
    }
  });
});
