import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import * as code from './CodeScreen.stories.tsx';
import * as stoerung from './GestoertScreen.stories.tsx';
import * as termin from './TerminScreen.stories.tsx';

afterEach(cleanup);

describe('the page of an appointment', () => {
  it('says when in its heading', () => {
    render(<termin.Offen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe(
      'Dienstag, 4. Mai 2027zwischen 08:00 und 10:00 Uhr',
    );
  });

  it('offers every answer as a form that works without a script', () => {
    const { container } = render(<termin.Offen />);
    const forms = [...container.querySelectorAll('form')];
    expect(forms.map((form) => new FormData(form).get('antwort'))).toEqual([
      'daheim',
      'passtNicht',
      'frage',
      'nachbar',
      'nichtsMehr',
    ]);
    for (const form of forms) {
      expect(form.method).toBe('post');
      expect(form.getAttribute('action')).toBe('/termin?code=KdQsqjzj8lPShtAQisWfrphA');
      expect(String(new FormData(form).get('schluessel')).length).toBeGreaterThan(8);
    }
  });

  it('shows where it is as a still picture, whose map it is, and nothing once the visit is off', () => {
    render(<termin.MitKarte />);
    const bild = screen.getByRole('img', { name: 'Karte: Hersbrucker Straße 12, 91999 Musterbach' });
    expect(bild.getAttribute('src')).toBe('/api/oeffentlich/termin/karte?code=KdQsqjzj8lPShtAQisWfrphA');
    expect(bild.parentElement?.querySelector('source')?.getAttribute('srcset')).toBe(
      '/api/oeffentlich/termin/karte?code=KdQsqjzj8lPShtAQisWfrphA&form=schmal',
    );
    expect(screen.getByText('© OpenStreetMap-Mitwirkende')).toBeTruthy();
    cleanup();
    render(<termin.Offen />);
    expect(screen.queryByRole('img', { name: /^Karte/ })).toBeNull();
  });

  it('leads to where one says how one hears of appointments, by the same code', () => {
    render(<termin.Offen />);
    expect(screen.getByRole('link', { name: 'So erfahren Sie von Terminen' }).getAttribute('href')).toBe(
      '/liegenschaft?code=KdQsqjzj8lPShtAQisWfrphA#bescheid',
    );
  });

  it('thanks for the answer, takes the focus and says what happens next', () => {
    render(<termin.Zugesagt />);
    const kasten = screen.getByRole('region', { name: 'Danke, Sie sind da.' });
    expect(renderToStaticMarkup(<termin.Zugesagt />)).toMatch(/<section[^>]*autofocus=""/);
    expect(within(kasten).getByRole('link', { name: 'In meinen Kalender' }).getAttribute('href')).toBe(
      '/api/oeffentlich/termin/kalender?code=KdQsqjzj8lPShtAQisWfrphA',
    );
    expect(screen.getByText('Antwort ändern oder etwas fragen')).toBeTruthy();
  });

  it('repeats the customer’s own words on a second visit without stealing the focus', () => {
    render(<termin.SchluesselBeimNachbarn />);
    expect(screen.getByText('Familie Kraus, Hausnummer 14')).toBeTruthy();
    expect(renderToStaticMarkup(<termin.SchluesselBeimNachbarn />)).not.toContain('autofocus');
  });

  it('offers free times to who was not met, where the company takes bookings', () => {
    render(<termin.NichtAngetroffen />);
    expect(screen.getByRole('link', { name: 'Freie Zeiten ansehen' }).getAttribute('href')).toBe(
      '/unternehmen/musterbach/termin?code=KdQsqjzj8lPShtAQisWfrphA',
    );
    expect(screen.queryByText(/Bitte antworten Sie bis/)).toBeNull();
  });

  it('lets who was waiting say so with one press, and says then that it counts for nothing', () => {
    const { container } = render(<termin.NichtAngetroffenImFenster />);
    expect([...container.querySelectorAll('form')].map((form) => new FormData(form).get('antwort'))).toEqual([
      'warDa',
    ]);
    cleanup();
    render(<termin.IchWarDa />);
    expect(screen.getByRole('heading', { name: 'Danke, das haben wir notiert.' })).toBeDefined();
    expect(screen.queryByRole('button', { name: 'Ich war da' })).toBeNull();
  });

  it('says what it costs, and nothing where the company does not say it', () => {
    render(<termin.MitPreis />);
    expect(screen.getByText(/48,50 €/)).toBeTruthy();
    expect(screen.getByText(/§ 35a Abs. 3 EStG/)).toBeTruthy();
    cleanup();
    render(<termin.Offen />);
    expect(screen.queryByText(/EStG/)).toBeNull();
  });

  it('says on which day the work was done, that a wish is kept, and what was answered to a question', () => {
    render(<termin.Erledigt />);
    expect(screen.getByRole('heading', { name: 'Erledigt am Dienstag, 4. Mai 2027.' })).toBeTruthy();
    cleanup();
    render(<termin.WunschVorgemerkt />);
    expect(screen.getByRole('heading', { name: 'Ihr Wunsch ist vorgemerkt.' })).toBeTruthy();
    expect(screen.getByText(/nach Ihrem Wunsch: „freitags ab 15 Uhr“/)).toBeTruthy();
    cleanup();
    render(<termin.FrageBeantwortet />);
    expect(screen.getByText(/am Vorabend nicht mehr nachlegen/)).toBeTruthy();
  });

  it('tells the owner that the resident’s answer counts', () => {
    render(<termin.Ueberstimmt />);
    expect(screen.getByRole('heading', { name: /Es gilt, was uns im Haus gesagt wurde/ })).toBeTruthy();
  });

  it('strikes a day through on which nobody will come', () => {
    render(<termin.Wunsch />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Gilt nicht mehr');
  });

  it('names who answers questions, and says no name when that is the office', () => {
    render(<termin.FragenAnEinePerson />);
    expect(
      screen.getByText('Fragen beantwortet Dr. Maximiliane Freifrau von Hohenschwangau-Unterwössen.'),
    ).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '0171 23 45 678 anrufen' }).length).toBeGreaterThan(0);
    cleanup();
    render(<termin.Offen />);
    expect(screen.queryByText(/Fragen beantwortet/)).toBeNull();
  });

  it('asks for a call instead of an answer when it is too late', () => {
    const { container } = render(<termin.ZuSpaet />);
    expect(container.querySelector('form')).toBeNull();
    expect(screen.getByRole('link', { name: '09999 45 67 anrufen' }).getAttribute('href')).toBe(
      'tel:099994567',
    );
  });

  it('keeps the wish and shows the free times when the chosen one was just taken', () => {
    const { container } = render(<termin.ZeitGeradeVergeben />);
    expect(document.activeElement).toBe(screen.getByRole('alert'));
    expect(container.querySelector('details[open] textarea')?.textContent).toBe('oder irgendwann im Juni');
    expect(container.querySelector('input[name=wahl]:checked')).toBeNull();
  });

  it('links the company’s Impressum and folds a written Datenschutz away', () => {
    render(<termin.Offen />);
    expect(screen.getByRole('link', { name: 'Impressum' }).getAttribute('href')).toBe(
      'https://musterbach.example/impressum',
    );
    expect(screen.getByText('Datenschutz').closest('details')?.open).toBe(false);
  });
});

describe('the page without an appointment', () => {
  it('leads from the summary to the field that is wrong', () => {
    render(<code.Verschrieben />);
    const links = within(screen.getByRole('alert')).getAllByRole('link');
    expect(links.map((link) => link.getAttribute('href'))).toEqual(['#code', '#hausnr']);
    expect(screen.getByLabelText('Code auf dem Zettel').getAttribute('aria-invalid')).toBe('true');
  });

  it('sends an answer again as it was typed, with the same key', () => {
    const { container } = render(<stoerung.BeimSenden />);
    const form = container.querySelector('form');
    const felder = Object.fromEntries(new FormData(form ?? undefined));
    expect(felder).toMatchObject({
      antwort: 'frage',
      frage: 'Muss der Ofen vorher aus sein?',
      schluessel: 'seite-0001',
    });
    expect(screen.getByRole('link', { name: '09999 45 67 anrufen' })).toBeTruthy();
  });
});
