import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { NochNichts, Schwierig, Verbunden } from './KalenderScreen.stories.tsx';

afterEach(cleanup);
const druecke = async (name: string | RegExp, index = 0) =>
  fireEvent.click((await screen.findAllByRole('button', { name }))[index] as HTMLElement);

describe('KalenderScreen', () => {
  it('makes a secret address, without data of customers until somebody chooses so', async () => {
    render(<NochNichts />);
    await druecke('Kalenderadresse erstellen');
    const feld = await screen.findByRole('textbox', { name: /Geheime Kalenderadresse/ });
    expect((feld as HTMLInputElement).value).toMatch(/\/api\/kalender\/\S+\.ics$/);
    expect(screen.getByRole('switch', { name: /Namen, Anschriften/ })).toHaveProperty('checked', false);
  });
  it('asks before an address ends, and renews it', async () => {
    render(<Verbunden />);
    await druecke('Neue Adresse');
    const frage = await screen.findByRole('alertdialog');
    expect(frage.textContent).toContain('gilt dann nicht mehr');
    fireEvent.click(within(frage).getByRole('button', { name: 'Neue Adresse erstellen' }));
    expect(await screen.findByDisplayValue(/neu1/)).toBeTruthy();
    await druecke('Zurücknehmen');
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Adresse zurücknehmen' }),
    );
    expect(await screen.findByRole('button', { name: 'Kalenderadresse erstellen' })).toBeTruthy();
  });
  it('shows the owner everybody’s calendars, the own one first', async () => {
    render(<Verbunden />);
    await screen.findByText('Ihr Kalender');
    expect(screen.getAllByRole('heading').map(({ textContent }) => textContent)).toEqual([
      'Ihr Kalender',
      'Termine im eigenen Kalender',
      'Belegte Zeiten aus anderen Kalendern',
      'Kalender der anderen',
      'Jonas Keller',
      'Termine im eigenen Kalender',
      'Belegte Zeiten aus anderen Kalendern',
    ]);
  });
  it('says why a calendar was not read, what helps, and what meets an appointment', async () => {
    render(<Schwierig />);
    expect((await screen.findAllByRole('alert'))[0]?.textContent).toContain('leitet auf eine andere um');
    expect(screen.getByText(/entfernen Sie diesen Kalender und fügen ihn neu hinzu/)).toBeTruthy();
    expect(screen.getByText(/^Mi.*09:30–10:00 Uhr$/)).toBeTruthy();
    expect(screen.getByText('Wird gelesen')).toBeTruthy();
    expect(screen.getByText(/nicht ganz lesbar/)).toBeTruthy();
    expect(screen.getByText(/Zahnarzt Dr[.] Kern/)).toBeTruthy();
  });
  it('refuses an address that is none at its field, and keeps what was typed', async () => {
    render(<NochNichts />);
    await druecke('Kalender hinzufügen');
    const dialog = await screen.findByRole('dialog');
    fireEvent.change(within(dialog).getByRole('textbox', { name: /Adresse des Kalenders/ }), {
      target: { value: 'mein kalender' },
    });
    fireEvent.click(within(dialog).getByRole('button', { name: 'Kalender hinzufügen' }));
    const link = await within(dialog).findByRole('link', { name: /https:\/\// });
    expect(link.getAttribute('href')).toBe('#adresse');
    expect(within(dialog).getByDisplayValue('mein kalender')).toBeTruthy();
  });
});
