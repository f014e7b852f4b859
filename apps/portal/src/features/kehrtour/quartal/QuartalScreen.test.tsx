import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';

import * as stories from './QuartalScreen.stories.tsx';

// The server of the stories answers from January 2027; a span that is over would not be kept.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2027-01-11T08:00:00+01:00') });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const zelle = (name: RegExp) => screen.findByRole('button', { name });

describe('QuartalScreen', () => {
  it('says what it comes to before it reckons, and begins with the earliest day the notice allows', async () => {
    render(<stories.Auswahl />);
    expect(await screen.findByText('1.114 Besuche in 711 Häusern')).toBeTruthy();
    expect(screen.getByText('136 Personentage')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vorschlag rechnen' }).hasAttribute('disabled')).toBe(false);
  });

  it('warns where there are too few days, and offers nothing where nothing is due', async () => {
    const { unmount } = render(<stories.ZuWenigTage />);
    expect(await screen.findByText('Die Tage reichen voraussichtlich nicht')).toBeTruthy();
    expect(screen.getByText('12 Fristen enden vor dem ersten Tag')).toBeTruthy();
    unmount();
    render(<stories.NichtsFaellig />);
    expect(await screen.findByText('Bis zu diesem Tag ist nichts offen')).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Vorschlag rechnen' }).hasAttribute('disabled')).toBe(true);
  });

  it('tells a refusal above the form, which keeps what was chosen', async () => {
    render(<stories.Abgelehnt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Vorschlag rechnen' }));
    expect((await screen.findByRole('alert')).textContent).toContain('Bis 6.000 Besuche');
  });

  it('keeps what was entered when it is refused', async () => {
    render(<stories.Abgelehnt />);
    await screen.findByText('1.114 Besuche in 711 Häusern');
    fireEvent.click(screen.getByRole('button', { name: /^Ganzer Bestand/ }));
    const bis = () => screen.getByRole('group', { name: 'Alles, was fällig ist bis' }).textContent;
    const gewaehlt = bis();
    fireEvent.click(screen.getByRole('button', { name: 'Vorschlag rechnen' }));
    await screen.findByRole('alert');
    expect(bis()).toBe(gewaehlt);
    expect(screen.getByRole('button', { name: /^Ganzer Bestand/ }).hasAttribute('disabled')).toBe(true);
  });

  it('says at the day how long a span may be, and asks nobody about a longer one', async () => {
    render(<stories.ZuLang />);
    fireEvent.click(await screen.findByRole('button', { name: 'Neu rechnen …' }));
    fireEvent.click(screen.getByRole('button', { name: 'Vorschlag rechnen' }));
    expect((await screen.findByRole('alert')).textContent).toContain('höchstens 400 Tage');
  });

  it('goes on with a computation that was under way, and can end it with the best so far', async () => {
    render(<stories.Rechnet />);
    expect(await screen.findByText(/231 von 244 Straßenteilen/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Beenden und Bestes nehmen' })).toBeTruthy();
  });

  it('is thrown away after a question, and then one begins with the choice again', async () => {
    render(<stories.Vorschlag />);
    fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen …' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Diesen Vorschlag verwerfen?' });
    fireEvent.click(within(frage).getByRole('button', { name: 'Vorschlag verwerfen' }));
    expect(await screen.findByRole('button', { name: 'Vorschlag rechnen' })).toBeTruthy();
    expect(screen.queryByRole('alertdialog')).toBeNull();
  });

  it('stays where it is when throwing it away is refused, and says why', async () => {
    render(<stories.VerwerfenAbgelehnt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Verwerfen …' }));
    const frage = await screen.findByRole('alertdialog');
    fireEvent.click(within(frage).getByRole('button', { name: 'Vorschlag verwerfen' }));
    expect((await within(frage).findByRole('alert')).textContent).not.toBe('');
    expect(screen.getByRole('button', { name: 'Verwerfen …', hidden: true })).toBeTruthy();
  });

  it('moves a street a week by keyboard, says at once that its Frist is missed, and takes it back', async () => {
    render(<stories.Vorschlag />);
    const marktplatz = await zelle(/^Marktplatz, KW.4, .* in der Frist/);
    for (let woche = 0; woche < 5; woche += 1)
      fireEvent.keyDown(await zelle(new RegExp(`^Marktplatz, KW.${4 + woche},`)), {
        key: 'ArrowRight',
        shiftKey: true,
      });
    expect(marktplatz.isConnected).toBe(false);
    expect(await zelle(/^Marktplatz, KW.9, .* Frist überschritten/)).toBeTruthy();
    // In the figures, and at the week that is looked at.
    expect(screen.getAllByText('4 Häuser außerhalb der Frist')).toHaveLength(2);
    fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
    await waitFor(() => expect(screen.getByText('Keine Frist wird verpasst')).toBeTruthy());
  });

  it('is one stop of the tab key, is walked through by arrows, and keeps the focus on what was pushed', async () => {
    render(<stories.Vorschlag />);
    const markt = await zelle(/^Marktplatz, KW.4,/);
    const tabelle = screen.getByRole('region', { name: 'Minuten je Straße und Woche' });
    const erreichbar = () => tabelle.querySelectorAll('[tabindex="0"], button:not([tabindex])');
    expect(erreichbar()).toHaveLength(1);
    markt.focus();
    expect([...erreichbar()]).toEqual([markt]);
    fireEvent.keyDown(markt, { key: 'ArrowRight' });
    expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Marktplatz, KW.6,/);
    fireEvent.keyDown(document.activeElement as Element, { key: 'Home' });
    expect(document.activeElement?.textContent).toMatch(/^Marktplatz/);
    fireEvent.keyDown(document.activeElement as Element, { key: 'ArrowUp' });
    expect(document.activeElement?.textContent).toMatch(/^Kunigundenberg/);
    markt.focus();
    fireEvent.keyDown(markt, { key: 'ArrowRight', shiftKey: true });
    await waitFor(() =>
      expect(document.activeElement?.getAttribute('aria-label')).toMatch(/^Marktplatz, KW.5,/),
    );
    expect(erreichbar()).toHaveLength(1);
  });

  it('lays a street on a day and a person by the dialog', async () => {
    render(<stories.Vorschlag />);
    fireEvent.click(await zelle(/^Hardtstraße, KW.4,/));
    const dialog = await screen.findByRole('dialog', { name: 'Hardtstraße verschieben' });
    fireEvent.click(within(dialog).getByRole('button', { name: /Tag und Person/ }));
    fireEvent.click(await screen.findByRole('option', { name: /Mittwoch, 27\. Januar 2027, Jonas Vogt/ }));
    expect(within(dialog).getByText(/in der Frist \(bis 28\. Februar\)/)).toBeTruthy();
    fireEvent.click(within(dialog).getByRole('button', { name: 'Dorthin legen' }));
    const tag = await screen.findByRole('region', { name: 'Jonas Vogt, Mittwoch, 27. Januar 2027' });
    await waitFor(() => expect(within(tag).getByText('Hardtstraße')).toBeTruthy());
  });

  it(
    'marks what was moved as made by hand, and lets it go again, all at once or taken back',
    { tags: 'night' },
    async () => {
      render(<stories.Vorschlag />);
      fireEvent.keyDown(await zelle(/^Marktplatz, KW.4,/), { key: 'ArrowRight', shiftKey: true });
      expect(await zelle(/^Marktplatz, KW.5, .*von Hand gelegt/)).toBeTruthy();
      expect(screen.getByText('1 Straßenteil von Hand')).toBeTruthy();
      fireEvent.click(screen.getByRole('button', { name: 'Alle loslassen' }));
      await waitFor(() => expect(screen.queryByText('1 Straßenteil von Hand')).toBeNull());
      expect(await zelle(/^Marktplatz, KW.5,/)).toBeTruthy();
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
      expect(await screen.findByText('1 Straßenteil von Hand')).toBeTruthy();
      fireEvent.keyDown(document.body, { key: 'z', ctrlKey: true });
      await waitFor(() => expect(screen.queryByText('1 Straßenteil von Hand')).toBeNull());
      expect(await zelle(/^Marktplatz, KW.4,/)).toBeTruthy();
    },
  );

  it('holds a street where it is without moving it', async () => {
    render(<stories.Vorschlag />);
    fireEvent.click(await zelle(/^Hardtstraße, KW.4,/));
    fireEvent.click(await screen.findByRole('button', { name: 'Hier festhalten' }));
    expect(await zelle(/^Hardtstraße, KW.4, .*von Hand gelegt/)).toBeTruthy();
    fireEvent.click(await zelle(/^Hardtstraße, Hausnr.* loslassen$/));
    await waitFor(() => expect(screen.queryByText('1 Straßenteil von Hand')).toBeNull());
  });

  it('says what could not stay, where it is now, and offers another day', async () => {
    render(<stories.VonHand />);
    expect(await screen.findByText('3 Änderungen von Hand konnten nicht bleiben')).toBeTruthy();
    expect(
      screen.getByText('War am Mi., 03.02., Jonas Vogt: Jonas Vogt ist an diesem Tag nicht da.'),
    ).toBeTruthy();
    expect(screen.getAllByText(/^Jetzt am Do., 28\.01\., Anna Berger\.$/)).toHaveLength(2);
    expect(screen.getByText('3 Straßenteile von Hand')).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Tag wählen …' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Obere Bahnhofstraße verschieben' })).toBeTruthy();
  });

  it('says before it reckons anew how much stays', async () => {
    render(<stories.VonHand />);
    fireEvent.click(await screen.findByRole('button', { name: 'Neu rechnen …' }));
    expect(await screen.findByText(/3 Straßenteile von Hand bleiben, wo sie sind\./)).toBeTruthy();
  });

  it('shows of a street when and by whom each part is done, and of a week its days', async () => {
    render(<stories.Vorschlag />);
    fireEvent.click(await screen.findByRole('button', { name: /^Lindenallee ?Schönberg/ }));
    const dialog = await screen.findByRole('dialog', { name: 'Lindenallee' });
    expect(within(dialog).getAllByText(/^KW.*, (Anna Berger|Jonas Vogt)$/)).toHaveLength(2);
    fireEvent.click(within(dialog).getAllByRole('button', { name: 'Tag wählen …' })[0] as HTMLElement);
    expect(await screen.findByRole('dialog', { name: 'Lindenallee verschieben' })).toBeTruthy();
    fireEvent.click(screen.getAllByRole('button', { name: 'Schließen' })[0] as HTMLElement);
    fireEvent.click(await zelle(/^KW.6/));
    expect(document.activeElement?.textContent).toMatch(/^KW.6/);
    fireEvent.click(screen.getByRole('button', { name: 'Woche danach' }));
    expect(await screen.findByRole('heading', { name: /^KW.7/ })).toBeTruthy();
  });

  it('lists what has no day with the reason and the way out', async () => {
    render(<stories.MitSorgen />);
    expect(await screen.findByRole('heading', { name: /Häuser ohne Tag/ })).toBeTruthy();
    expect(screen.getAllByText('Alle Tage in der Frist sind voll.')).toHaveLength(2);
    expect(screen.getByText('1 Tag ist zu voll')).toBeTruthy();
  });

  it('makes Kehrtouren and leads to each of them', async () => {
    render(<stories.Vorschlag />);
    fireEvent.click(await screen.findByRole('button', { name: 'Touren anlegen …' }));
    const dialog = await screen.findByRole('dialog', { name: 'Kehrtouren anlegen' });
    fireEvent.click(within(dialog).getByRole('button', { name: /Kehrtouren anlegen/ }));
    const link = await screen.findByRole('link', { name: 'Mo., 25.01.: Hardtstraße und Marktplatz' });
    expect(link.getAttribute('href')).toContain('/kehrtouren/neu/pruefen?tour=');
    expect(screen.queryByRole('button', { name: 'Touren anlegen …' })).toBeNull();
  });
});
