import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './AntwortbrettScreen.stories.tsx';

afterEach(cleanup);

const fail = (): never => {
  throw new Error('no button');
};
const zeile = async (anschrift: RegExp) => {
  const link = await screen.findByText(anschrift, { selector: 'a' });
  const li = link.closest('li');
  if (!li) throw new Error('no row');
  return within(li);
};

describe('the board of answers', () => {
  it('shows what asks for something, a no first, and leaves out whom nobody has to ring', async () => {
    render(<stories.ZuTun />);
    await screen.findByRole('heading', { name: '7 Haushalte' });
    const namen = screen.getAllByRole('link', { name: /straße|platz|gasse/i }).map((one) => one.textContent);
    expect(namen[0]).toBe('Hardtstraße 14');
    expect(namen).not.toContain('Spitalgasse 11');
  });

  it('has the first free times in the row itself: one press takes another time', async () => {
    render(<stories.ZuTun />);
    const row = await zeile(/Hardtstraße 14/);
    expect(row.getByRole('button', { name: /Andere Zeit/ }).getAttribute('aria-expanded')).toBe('true');
    fireEvent.click(
      await row.findByRole('button', {
        name: /Am Telefon zugesagt: Dienstag, 9. Februar 2027, 08:00–10:00 Uhr/,
      }),
    );
    expect(await screen.findByText('Verlegt und zugesagt')).toBeTruthy();
  });

  it('keeps a wish with the words of the customer', async () => {
    render(<stories.ZuTun />);
    const row = await zeile(/Marktplatz 3/);
    fireEvent.click(row.getByRole('button', { name: /Wunsch vormerken/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByLabelText(/Wunsch/)).toHaveProperty(
      'value',
      'Vormittags arbeite ich, ginge es auch ab 15 Uhr oder an einem Freitag?',
    );
    fireEvent.click(dialog.getByRole('button', { name: 'Vormerken und absagen' }));
    expect(await screen.findByText(/Wunsch beim Haus vorgemerkt/)).toBeTruthy();
  });

  it('keeps, after its round, a wish without calling anything off, and takes no yes any more', async () => {
    render(<stories.NachDerRunde />);
    const row = await zeile(/Badgasse 2/);
    fireEvent.click(row.getByRole('button', { name: /Anruf vermerken/ }));
    expect(await screen.findByText('Ruft zurück')).toBeTruthy();
    expect(screen.queryByText('Passt, jemand ist da')).toBeNull();
    fireEvent.keyDown(screen.getByText('Ruft zurück'), { key: 'Escape' });
    fireEvent.click(row.getByRole('button', { name: /Wunsch vormerken/, hidden: true }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.queryByText(/Dieser Besuch entfällt/)).toBeNull();
    fireEvent.click(dialog.getByRole('button', { name: 'Vormerken' }));
    expect(await screen.findByText(/Wunsch beim Haus vorgemerkt/)).toBeTruthy();
  });

  it('answers a question where it is read', async () => {
    render(<stories.ZuTun />);
    const row = await zeile(/Marktplatz 8/);
    fireEvent.click(row.getByRole('button', { name: /^Antworten/ }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByText('Muss der Dachboden frei sein?')).toBeTruthy();
    fireEvent.change(dialog.getByLabelText(/Ihre Antwort/), { target: { value: 'Nein, nur die Leiter.' } });
    fireEvent.click(dialog.getByRole('button', { name: 'Antwort senden' }));
    expect(await screen.findByText('Antwort ist per E-Mail unterwegs')).toBeTruthy();
  });

  it('sends on what came back by the way that is chosen', async () => {
    render(<stories.Nachsenden />);
    const row = await zeile(/Spitalgasse 1$/);
    fireEvent.click(row.getByRole('button', { name: /Nachsenden/ }));
    expect(await screen.findByRole('menuitem', { name: /Brief über den Briefdienst/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('menuitem', { name: /WhatsApp-Nachricht senden/ }));
    expect(await screen.findByText('WhatsApp-Nachricht ist unterwegs')).toBeTruthy();
  });

  it('counts before everything that came back goes at once', async () => {
    render(<stories.Nachsenden />);
    fireEvent.click(await screen.findByRole('button', { name: 'Nachsenden (3)' }));
    const dialog = within(await screen.findByRole('dialog'));
    expect(dialog.getByRole('button', { name: '3 Briefe über den Briefdienst senden' })).toBeTruthy();
    expect(dialog.getByText('Damit hören alle davon, deren Ansage zurückkam.')).toBeTruthy();
    fireEvent.click(dialog.getByRole('radio', { name: /SMS/ }));
    expect(dialog.getByText('2 Haushalte, höchstens 0,30 €')).toBeTruthy();
    expect(dialog.getByText(/^1 Haushalt ist auf diesem Weg nicht zu erreichen/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: '2 SMS senden' }));
    expect(await screen.findByText(/unterwegs\./)).toBeTruthy();
  });

  it('goes to those alone who are chosen, and never to nobody', async () => {
    render(<stories.Nachsenden />);
    fireEvent.click(await screen.findByRole('button', { name: 'Nachsenden (3)' }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.click(dialog.getByRole('checkbox', { name: /Spitalgasse 5/ }));
    expect(
      dialog.getByText(/^Zusammen höchstens 2,50 €. 1 Haushalt abgewählt: Dort weiß weiter niemand davon\.$/),
    ).toBeTruthy();
    fireEvent.click(dialog.getByRole('checkbox', { name: /Spitalgasse 9/ }));
    fireEvent.click(dialog.getByRole('checkbox', { name: /Spitalgasse 1/ }));
    expect(dialog.getByRole('button', { name: 'Senden' })).toHaveProperty('disabled', true);
    fireEvent.click(dialog.getByRole('checkbox', { name: /Spitalgasse 1/ }));
    fireEvent.click(dialog.getByRole('button', { name: '1 Brief über den Briefdienst senden' }));
    expect(await screen.findByText(/unterwegs\./)).toBeTruthy();
  });

  it('notes a call with two presses', async () => {
    render(<stories.ZuTun />);
    const row = await zeile(/Spitalgasse 9/);
    fireEvent.click(row.getByRole('button', { name: /Anruf vermerken/ }));
    fireEvent.click(await screen.findByRole('menuitem', { name: 'Passt, jemand ist da' }));
    expect(await screen.findByText('Als bestätigt vermerkt')).toBeTruthy();
  });

  it('says what is left where there is no other time', async () => {
    render(<stories.KeinAusweg />);
    const row = await zeile(/Hardtstraße 14/);
    expect(await row.findByText(/keine Kehrtour mit Platz in der Nähe/)).toBeTruthy();
    expect(
      await row.findAllByRole('group', { name: /^(Tag|Beginn)$/ }),
      'day and hour of one’s own stand there',
    ).toHaveLength(2);
  });

  it('takes a time of its own back with one more press, and says that nothing was sent', async () => {
    render(<stories.ZuTun />);
    const row = await zeile(/^Marktplatz 11$/);
    fireEvent.click(row.getByRole('button', { name: /Zeit vereinbaren/ }));
    const zehn = await row.findByRole('radio', { name: /10:00/ });
    fireEvent.click(zehn);
    const zusage = row.getByRole('button', { name: 'Am Telefon zugesagt' });
    expect(zehn.closest('fieldset')?.contains(zusage), 'below the chosen day').toBe(true);
    fireEvent.click(zusage);
    await screen.findByText(/Eigener Termin zugesagt. Die E-Mail geht in 10 Minuten hinaus/);
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText(/gesendet wurde nichts/)).toBeTruthy();
  });

  it('needs at most three presses to rebook one, and at most fifteen for nine answers', async () => {
    render(<stories.NeunAntworten />);
    let gedrueckt = 0;
    const druecke = (knopf: HTMLElement): void => {
      gedrueckt += 1;
      fireEvent.click(knopf);
    };
    for (const hausnr of [1, 2, 3, 4]) {
      const row = await zeile(new RegExp(`^Badgasse ${hausnr}$`));
      const vorher = gedrueckt;
      druecke((await row.findAllByRole('button', { name: /^Am Telefon zugesagt/ }))[0] ?? fail());
      expect(gedrueckt - vorher).toBeLessThanOrEqual(3);
    }
    const frage = await zeile(/^Badgasse 5$/);
    druecke(frage.getByRole('button', { name: /^Antworten/ }));
    const dialog = within(await screen.findByRole('dialog'));
    fireEvent.change(dialog.getByLabelText(/Ihre Antwort/), { target: { value: 'Nein, nur die Leiter.' } });
    druecke(dialog.getByRole('button', { name: 'Antwort senden' }));
    await screen.findByText('Antwort ist per E-Mail unterwegs');
    druecke((await zeile(/^Badgasse 6$/)).getByRole('button', { name: /Nachsenden|SMS senden/ }));
    for (const hausnr of [7, 8]) {
      druecke(
        (await zeile(new RegExp(`^Badgasse ${hausnr}$`))).getByRole('button', { name: /Anruf vermerken/ }),
      );
      druecke(await screen.findByRole('menuitem', { name: 'Passt, jemand ist da' }));
    }
    const versprochen = await zeile(/^Badgasse 9$/);
    const vorher = gedrueckt;
    druecke(versprochen.getByRole('button', { name: /Zeit vereinbaren/ }));
    druecke(await versprochen.findByRole('radio', { name: /10:00/ }));
    druecke(versprochen.getByRole('button', { name: 'Am Telefon zugesagt' }));
    expect(gedrueckt - vorher).toBeLessThanOrEqual(3);
    expect(gedrueckt).toBeLessThanOrEqual(15);
  });

  it('shows what a phone saw and what the office knew, and takes either side with one press', async () => {
    render(<stories.HandyUndBueroWidersprechenSich />);
    const liste = within(await screen.findByRole('region', { name: 'Widersprüche' }));
    expect(liste.getByRole('heading').textContent).toBe('2 Widersprüche zu Meldungen vom Handy');
    expect(liste.getByText(/Jonas Weidner: Erledigt/)).toBeTruthy();
    expect(liste.getByText('Büro: Abgesagt')).toBeTruthy();
    expect(liste.getByText('Uhr des Handys ging falsch')).toBeTruthy();
    // Two phones: nobody in the office had said anything.
    expect(liste.getByText('Leon Fuchs: Erledigt')).toBeTruthy();
    expect(liste.getByRole('button', { name: 'Nicht angetroffen gilt' })).toBeTruthy();
    fireEvent.click(liste.getByRole('button', { name: 'Abgesagt gilt' }));
    expect(await screen.findByText('Entschieden: Abgesagt gilt')).toBeTruthy();
  });
});
