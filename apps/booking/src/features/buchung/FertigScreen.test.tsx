import { cleanup, render, screen } from '@testing-library/react';
import { renderToStaticMarkup } from 'react-dom/server';
import { afterEach, describe, expect, it } from 'vitest';

import * as lagen from './FertigScreen.stories.tsx';

afterEach(cleanup);
const knoepfe = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

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
    cleanup();
    render(<lagen.AnfrageZuBestaetigen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Bitte bestätigen Sie Ihre Anfrage');
    expect(knoepfe()).toEqual(['Unverbindlich anfragen']);
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
