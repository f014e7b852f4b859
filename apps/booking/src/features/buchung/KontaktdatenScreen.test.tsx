import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as lagen from './KontaktdatenScreen.stories.tsx';

afterEach(cleanup);
const knoepfe = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the last step', () => {
  it('says on its button what it does, as the law words it where money is owed', () => {
    render(<lagen.Leer />);
    expect(knoepfe().at(-1)).toBe('Zahlungspflichtig bestellen');
    expect(screen.getByText('Widerrufsbelehrung lesen')).toBeTruthy();
    cleanup();
    render(<lagen.Kostenlos />);
    expect(knoepfe().at(-1)).toBe('Termin verbindlich buchen');
    expect(screen.queryByText('Widerrufsbelehrung lesen')).toBeNull();
  });

  it('has all of it above the button: what, where, when, price', () => {
    render(<lagen.Leer />);
    const liste = screen.getByRole('heading', { name: 'Bitte prüfen Sie Ihre Bestellung' }).parentElement;
    for (const text of ['Kehrung Ihres Schornsteins', 'Hardtstraße 12', '4.\u00A0Mai', '48,90'])
      expect(liste?.textContent).toContain(text);
  });

  it('orders nothing without a price or its calculation above the button', () => {
    render(<lagen.OhnePreis />);
    expect(knoepfe().at(-1)).toBe('Unverbindlich anfragen');
    expect(screen.getByText('nennen wir Ihnen, bevor etwas feststeht')).toBeTruthy();
    cleanup();
    render(<lagen.NachAufwand />);
    expect(knoepfe().at(-1)).toBe('Zahlungspflichtig bestellen');
    expect(screen.getByText('nach Aufwand, 18,50 € je Viertelstunde')).toBeTruthy();
  });

  it('puts what books nothing first, because Enter presses the first button', () => {
    const { container } = render(<lagen.Leer />);
    const knopf = 'button[form=kontakt], form#kontakt button[type=submit]';
    const [erster, ...weitere] = container.querySelectorAll<HTMLButtonElement>(knopf);
    expect([erster?.name, erster?.value]).toEqual(['aktion', 'pruefen']);
    expect(weitere.map(({ value }) => value)).toContain('buchen');
  });

  it('names the field’s purpose, so that the browser can fill it in', () => {
    render(<lagen.Leer />);
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
