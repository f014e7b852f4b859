import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as kontaktdaten from './KontaktdatenScreen.stories.tsx';
import * as zeiten from './TerminScreen.stories.tsx';
import * as lagen from './VormerkungScreen.stories.tsx';

afterEach(cleanup);
const knoepfe = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('where bookings are entered only after their confirmation', () => {
  it('no page says that a time is kept, and the last button says that it books nothing', () => {
    for (const Seite of [zeiten.OhneHalt, kontaktdaten.OhneHalt, lagen.MailUnterwegs]) {
      const { container } = render(<Seite />);
      expect(container.textContent).not.toMatch(/halten (sie|die Zeit|ihn)/);
      expect(container.querySelector('[data-gehalten]')).toBeNull();
      cleanup();
    }
    render(<kontaktdaten.OhneHalt />);
    expect(knoepfe()).toContain('Weiter per E-Mail');
    expect(knoepfe()).not.toContain('Zahlungspflichtig bestellen');
  });

  it('the page after the form says where the mail went, and can book nothing', () => {
    const { container } = render(<lagen.MailUnterwegs />);
    expect(container.textContent).toContain(
      'Wir haben Ihnen eine Mail an irmgard.hassler@beispiel.example geschickt – erst mit dem Klick dort ist der Termin gebucht.',
    );
    expect(container.querySelector('form')).toBeNull();
    expect(document.activeElement?.textContent).toContain('Bitte sehen Sie jetzt in Ihre Mail');
  });

  it('only the button behind the link books, and orders where money is owed', () => {
    render(<lagen.HinterDemLink />);
    expect(knoepfe()).toEqual(['Zahlungspflichtig bestellen']);
    cleanup();
    render(<lagen.NurAnfragen />);
    expect(knoepfe()).toEqual(['Unverbindlich anfragen']);
  });

  it('a time that is gone comes with others, each one press away, and nothing that was typed is lost', () => {
    const { container } = render(<lagen.JemandWarSchneller />);
    expect(container.querySelector('form[method=post]')?.querySelectorAll('button[name=zeit]')).toHaveLength(
      2,
    );
    expect(screen.getByText('Bitte hinten klingeln.')).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Alle freien Zeiten zeigen' }).getAttribute('href')).toContain(
      's=',
    );
    cleanup();
    for (const Seite of [lagen.NichtsMehrFrei, lagen.Abgelaufen, lagen.SchnellerVorDerMail]) {
      render(<Seite />);
      expect(knoepfe()).toEqual([]);
      expect(screen.getAllByRole('link', { name: /freien? zeiten/i })).toHaveLength(1);
      cleanup();
    }
  });
});
