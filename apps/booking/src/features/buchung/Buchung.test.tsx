import { cleanup, render, screen, within } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import * as lagen from './Buchung.stories.tsx';

afterEach(cleanup);

const knoepfe = () => screen.getAllByRole('button').map(({ textContent }) => textContent);

describe('the steps of a booking', () => {
  it('say how far it is, and which step this is in the title', () => {
    render(<lagen.Adresse />);
    expect(screen.getByText('Schritt 2 von 4')).toBeTruthy();
    expect(document.title).toBe('Wohin sollen wir kommen? Schritt 2 von 4 – Kehrtour');
    expect(document.querySelector('meta[name=description]')?.getAttribute('content')).toContain(
      'Schornsteinfegerbetrieb Musterbach',
    );
    cleanup();
    render(<lagen.AdresseVerschrieben />);
    expect(document.title).toMatch(/^Fehler: /);
  });

  it('show what was decided, each with its way back', () => {
    render(<lagen.Termin />);
    const bisher = within(screen.getByRole('complementary'));
    expect(bisher.getAllByRole('link', { name: /^Ändern/ }).map((link) => link.getAttribute('href'))).toEqual(
      ['/unternehmen/musterbach/termin?s=siegel', '/unternehmen/musterbach/termin/adresse?s=siegel'],
    );
  });

  it('offer only what anybody may book; a price stands with its name', () => {
    render(<lagen.Anliegen />);
    expect(screen.getByText(/^Preis: 48,90.€$/)).toBeTruthy();
    expect(screen.getByText('Wir prüfen Ihren Wunsch und bestätigen den Termin.')).toBeTruthy();
  });

  it('let a browser without script send every one of them', () => {
    for (const Seite of [lagen.Anliegen, lagen.Fragen, lagen.Adresse, lagen.Termin, lagen.Kontaktdaten]) {
      const { container } = render(<Seite />);
      const forms = [...container.querySelectorAll<HTMLFormElement>('form[method=post]')];
      expect(forms.length).toBeGreaterThan(0);
      for (const form of forms) expect(form.querySelector('button[type=submit]')).not.toBeNull();
      cleanup();
    }
  });
});

describe('the free times', () => {
  it('are buttons that say all to the ear: day, time, nearness and what it costs more', () => {
    render(<lagen.Termin />);
    expect(
      screen.getByRole('button', {
        name: /^Dienstag, 4..Mai.2027, um 17:30 Uhr, 15,00.€ Zuschlag$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getAllByRole('button', {
        name: /zwischen 08:00 und 10:00 Uhr, da sind wir ohnehin in Ihrer Nähe/,
      }),
    ).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Da sind wir ohnehin in Ihrer Nähe' })).toBeTruthy();
  });

  it('are never an empty calendar: the next one, or whom to ask', () => {
    render(<lagen.AbendsNichts />);
    expect(
      screen.getByRole('link', { name: 'Nächster freier Tag: Dienstag, 4. Mai 2027' }).getAttribute('href'),
    ).toBe('/unternehmen/musterbach/termin/termin?ab=2027-05-04&s=siegel');
    cleanup();
    render(<lagen.NirgendsFrei />);
    expect(
      screen.getByRole('heading', { name: 'Online ist bis Mittwoch, 30. Juni 2027 nichts mehr frei' }),
    ).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '09999 45 67 anrufen' }).length).toBeGreaterThan(0);
  });

  it('come with their neighbours when one was just taken', () => {
    render(<lagen.TerminWeg />);
    expect(screen.getByRole('alert').textContent).toContain('vergeben');
    expect(knoepfe().some((text) => text.includes('um 09:00 Uhr'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Dabei bleiben' })).toBeTruthy();
  });
});

describe('the last step', () => {
  it('says on its button what it does, as the law words it where money is owed', () => {
    render(<lagen.Kontaktdaten />);
    expect(knoepfe().at(-1)).toBe('Zahlungspflichtig bestellen');
    expect(screen.getByText('Widerrufsbelehrung lesen')).toBeTruthy();
    cleanup();
    render(<lagen.Kostenlos />);
    expect(knoepfe().at(-1)).toBe('Termin verbindlich buchen');
    expect(screen.queryByText('Widerrufsbelehrung lesen')).toBeNull();
  });

  it('has all of it above the button: what, where, when, price', () => {
    render(<lagen.Kontaktdaten />);
    const liste = screen.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' }).parentElement;
    for (const text of ['Kehrung Ihres Schornsteins', 'Hardtstraße 12', '4.\u00A0Mai', '48,90'])
      expect(liste?.textContent).toContain(text);
  });

  it('puts what books nothing first, because Enter presses the first button', () => {
    const { container } = render(<lagen.Kontaktdaten />);
    const knopf = 'button[form=kontakt], form#kontakt button[type=submit]';
    const [erster, ...weitere] = container.querySelectorAll<HTMLButtonElement>(knopf);
    expect([erster?.name, erster?.value]).toEqual(['aktion', 'pruefen']);
    expect(weitere.map(({ value }) => value)).toContain('buchen');
  });

  it('names the field’s purpose, so that the browser can fill it in', () => {
    render(<lagen.Kontaktdaten />);
    const token = (name: string) =>
      screen.getByLabelText(name, { exact: false }).getAttribute('autocomplete');
    expect(['Vorname', 'Nachname', 'E-Mail-Adresse', 'Telefon'].map(token)).toEqual([
      'given-name',
      'family-name',
      'email',
      'tel',
    ]);
  });

  it('keeps everything after three hours, and offers the time anew', () => {
    render(<lagen.DreiStundenOffen />);
    expect(screen.getByRole('button', { name: 'Zeit wieder freihalten' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Länger freihalten' })).toBeNull();
    expect(screen.getByLabelText<HTMLInputElement>('Nachname').value).toBe('Haßler');
  });

  it('keeps everything when the time went while typing, consents too', () => {
    render(<lagen.BeimTippenVergeben />);
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Irmgard');
    expect(screen.getAllByRole<HTMLInputElement>('checkbox')[0]?.checked).toBe(true);
    expect(knoepfe().some((text) => text.includes('um 09:00 Uhr'))).toBe(true);
  });
});

describe('the page of a booking', () => {
  it('says first that it is booked, and how it is found again', () => {
    expect(renderToStaticMarkup(<lagen.Gebucht />)).toMatch(/<h1[^>]*autofocus=""/);
    render(<lagen.Gebucht />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihr Termin steht fest');
    expect(screen.getByText('MU-7K3F-9Q')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'In meinen Kalender' }).getAttribute('href')).toBe(
      '/api/oeffentlich/buchung/kalender?code=KdQsqjzj8lPShtAQisWfrphA',
    );
    expect(screen.getByRole('link', { name: 'Diese Seite zum Merken' }).getAttribute('href')).toBe(
      '/unternehmen/musterbach/termin/fertig?code=KdQsqjzj8lPShtAQisWfrphA',
    );
  });

  it('speaks of the mail until its link is opened, and then of the button alone', () => {
    render(<lagen.Unbestaetigt />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toContain('Mail-Adresse');
    expect(screen.getByText(/Wir haben Ihnen eine Mail geschickt/)).toBeTruthy();
    cleanup();
    render(<lagen.ZuBestaetigen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bitte bestätigen Sie Ihren Termin');
    expect(screen.queryByText(/Spam-Ordner/)).toBeNull();
    expect(screen.getByText(/Bis .*14:30.Uhr halten wir ihn/)).toBeTruthy();
    expect(knoepfe()).toEqual(['Termin bestätigen']);
  });

  it('leads to a second question before anything is called off', () => {
    render(<lagen.Gebucht />);
    expect(screen.queryByRole('button')).toBeNull();
    expect(screen.getByRole('link', { name: 'Termin absagen' }).getAttribute('href')).toContain(
      'tun=absagen',
    );
    cleanup();
    render(<lagen.Absagen />);
    expect(knoepfe()).toEqual(['Termin absagen']);
    expect(screen.getByRole('link', { name: 'Termin behalten' })).toBeTruthy();
  });

  it('has the withdrawal function of the law: its words, the contract, and one button', () => {
    render(<lagen.Gebucht />);
    expect(screen.getByRole('link', { name: 'Vertrag widerrufen' })).toBeTruthy();
    cleanup();
    render(<lagen.VertragWiderrufen />);
    expect(knoepfe()).toEqual(['Widerruf bestätigen']);
    expect(screen.getByText('MU-7K3F-9Q')).toBeTruthy();
    cleanup();
    render(<lagen.Widerrufen />);
    expect(screen.getByText(/Ihr Widerruf ist am 02.05.2027, 09:00 Uhr/)).toBeTruthy();
  });

  it('asks whether a proposed time suits, and promises nothing before the yes', () => {
    const { container } = render(<lagen.Vorgeschlagen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Passt Ihnen diese Zeit?');
    expect(knoepfe()).toEqual(['Zeit annehmen']);
    expect(new FormData(container.querySelector('form') ?? undefined).get('von')).toBe('08:30');
    expect(screen.getByRole('link', { name: 'Andere Zeit wählen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Absagen' })).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'In meinen Kalender' })).toBeNull();
    expect(screen.queryByRole('link', { name: 'Neuen Termin buchen' })).toBeNull();
  });

  it('orders a proposed time that costs money with the words of the law, its texts above it', () => {
    render(<lagen.VorgeschlagenGegenEntgelt />);
    expect(knoepfe()).toEqual(['Zahlungspflichtig bestellen']);
    const [belehrung, sofort] = screen.getAllByRole<HTMLInputElement>('checkbox');
    expect([belehrung?.checked, sofort?.checked]).toEqual([false, true]);
    expect(screen.getByText('Widerrufsbelehrung lesen')).toBeTruthy();
  });

  it('asks for a call when it is too late', () => {
    render(<lagen.ZuSpaetZumAendern />);
    expect(screen.getByText(/lässt sich dieser Termin nicht mehr ändern/)).toBeTruthy();
    expect(screen.queryByRole('link', { name: 'Termin verschieben' })).toBeNull();
  });

  it('tells a frame whom to talk to, and opens its link outside of it', () => {
    const { container } = render(<lagen.ImRahmen />);
    const stelle = container.querySelector<HTMLElement>('[data-rahmen]');
    expect(stelle?.dataset).toMatchObject({
      rahmen: 'https://www.musterbach.example',
      schritt: 'fertig',
      gebucht: '',
    });
    expect(screen.queryByRole('banner')).toBeNull();
    const link = screen.getByRole('link', { name: 'Diese Seite zum Merken' });
    expect([link.getAttribute('target'), link.getAttribute('href')]).toEqual([
      '_blank',
      '/unternehmen/musterbach/termin/fertig?code=KdQsqjzj8lPShtAQisWfrphA',
    ]);
  });
});

describe('a wish', () => {
  it('can be left where times are shown, and where none is free', () => {
    for (const Story of [lagen.Termin, lagen.NirgendsFrei, lagen.AbendsNichts]) {
      render(<Story />);
      const [link, zweiter] = screen.getAllByRole('link', { name: 'Terminwunsch senden' });
      expect(link?.getAttribute('href')).toBe(
        '/unternehmen/musterbach/termin/kontaktdaten?wunsch=1&s=siegel',
      );
      expect(zweiter).toBeUndefined();
      cleanup();
    }
    render(<lagen.Verschieben />);
    expect(screen.queryByRole('link', { name: 'Terminwunsch senden' })).toBeNull();
  });

  it('asks for half-days by name, and promises nothing', () => {
    render(<lagen.Wunsch />);
    expect(screen.getAllByRole('checkbox', { name: /vormittags|nachmittags/ })).toHaveLength(12);
    expect(screen.getByText(/Gebucht ist damit noch nichts/)).toBeTruthy();
    expect(knoepfe()).toEqual(['Terminwunsch senden']);
  });

  it('keeps what was typed and ticked when something is missing', () => {
    render(<lagen.WunschUnvollstaendig />);
    expect(screen.getByRole('link', { name: 'Bitte kreuzen Sie an, wann es Ihnen passt.' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Irmgard');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Datenschutz/ }).checked).toBe(true);
  });

  it('shows how it stands, and is taken back with a second press', () => {
    render(<lagen.WunschOffen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihr Wunsch ist bei uns');
    expect(screen.getByText('Dienstag ganztags und Freitag nachmittags')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(<lagen.WunschZurueckziehen />);
    expect(knoepfe()).toEqual(['Wunsch zurückziehen']);
    cleanup();
    render(<lagen.WunschAbgelehnt />);
    expect(screen.queryByRole('link', { name: 'Wunsch zurückziehen' })).toBeNull();
  });
});

describe('every situation of a booking', () => {
  const stories = Object.entries(lagen).filter(([name]) => name !== 'default');
  it.each(stories)('%s has one heading, and a name for everything that can be pressed', (_, Story) => {
    render(typeof Story === 'function' ? <Story /> : null);
    expect(screen.getAllByRole('heading', { level: 1 })).toHaveLength(1);
    for (const role of ['button', 'link', 'textbox', 'radio', 'checkbox'] as const) {
      const all = screen.queryAllByRole(role, { hidden: true });
      expect(all).toEqual(screen.queryAllByRole(role, { hidden: true, name: /./ }));
    }
  });
});

describe('a booking that lapsed', () => {
  it('whose time is gone leads to a new one first, and offers the old time after it', () => {
    const { container } = render(<lagen.Verfallen />);
    const [neu, trotzdem] = [
      screen.getByRole('link', { name: 'Neuen Termin buchen' }),
      screen.getByRole('button', { name: /^Trotzdem buchen/ }),
    ];
    expect(neu.compareDocumentPosition(trotzdem) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
    expect(container.querySelectorAll('form[method=post]')).toHaveLength(1);
  });
});
