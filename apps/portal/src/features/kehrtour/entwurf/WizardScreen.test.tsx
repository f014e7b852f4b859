import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { KEHRTOUR } from '../../../../test/bauenKehrtour.ts';
import {
  AmFeiertag,
  BestehendeTermine,
  Datum,
  DatumOhneTag,
  Liegenschaften,
  MitarbeiterOhneRecht,
  ZweiSchreiben,
} from './WizardScreen.stories.tsx';

// Whole screens on a busy machine.
afterEach(cleanup);

const weiter = async () => {
  const knoepfe = await screen.findAllByRole('button', { name: 'Weiter' });
  fireEvent.click(knoepfe.at(-1)!);
};

describe('WizardScreen', () => {
  it('begins the draft with the first chosen houses, and says what the district needs a month (§ 14 SchfHwG)', async () => {
    render(<Liegenschaften />);
    await screen.findByRole('region', { name: 'Häuser' });
    await weiter();
    expect(await screen.findByRole('link', { name: 'Wählen Sie mindestens ein Haus aus.' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Alle 64 Häuser der Liste wählen' }));
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('64 Häuser');
    expect(await screen.findByText(/^Im Bezirk nötig: etwa 38 Feuerstättenschauen im Monat/)).toBeTruthy();
    await weiter();
    expect(await screen.findByText(`Weiter nach /kehrtouren/neu/datum?tour=${KEHRTOUR}`)).toBeTruthy();
  });

  it('asks for a day before it goes on', async () => {
    render(<DatumOhneTag />);
    await weiter();
    expect(await screen.findByRole('link', { name: 'Wählen Sie mindestens einen Tag.' })).toBeTruthy();
  });

  it('wants a holiday to be allowed in so many words', async () => {
    render(<AmFeiertag />);
    const erlauben = await screen.findByRole('checkbox', { name: /Auch an Sonn- und Feiertagen fahren/ });
    await weiter();
    expect(
      await screen.findByRole('link', {
        name: /Tag des Rußes.*lassen Sie Sonn- und Feiertage ausdrücklich zu/,
      }),
    ).toBeTruthy();
    fireEvent.click(erlauben);
    await weiter();
    expect(await screen.findByText(/Weiter nach .*mitarbeiter/)).toBeTruthy();
  });

  it('keeps a Feuerstättenschau for those who may do it', async () => {
    render(<MitarbeiterOhneRecht />);
    await screen.findByText(/der bBSF oder einer Vertretung nach § 11b SchfHwG vorbehalten/);
    await weiter();
    expect(
      await screen.findByRole('link', { name: /Wählen Sie die bBSF oder eine Vertretung/ }),
    ).toBeTruthy();
  });

  it('jumps to the check with the settings once the four decisions are taken', async () => {
    render(<Datum />);
    fireEvent.click(await screen.findByRole('button', { name: 'Weiter mit Vorgaben' }));
    expect(await screen.findByText(`Weiter nach /kehrtouren/neu/pruefen?tour=${KEHRTOUR}`)).toBeTruthy();
  });

  it('lets an appointment move along unless the customer said yes to it', async () => {
    render(<BestehendeTermine />);
    expect(await screen.findAllByRole('switch', { name: 'Zieht mit' })).toHaveLength(1);
    expect(screen.getByText('Zugesagt, bleibt stehen')).toBeTruthy();
  });

  it('shows both decisions when somebody else wrote first', async () => {
    render(<ZweiSchreiben />);
    const alternativen = await screen.findByRole('textbox', { name: /Alternativtermine/ });
    fireEvent.change(alternativen, { target: { value: '1' } });
    fireEvent.blur(alternativen);
    await weiter();
    const frage = await screen.findByRole('alertdialog', { name: /inzwischen geändert/ });
    const zeile = within(frage).getByRole('row', { name: /Kontakt und Antworten/ });
    expect(zeile.textContent).toContain('1 Alternative');
    expect(zeile.textContent).toContain('0 Alternativen');
    fireEvent.click(within(frage).getByRole('button', { name: 'Neuen Stand übernehmen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.getByRole<HTMLInputElement>('textbox', { name: /Alternativtermine/ }).value).toBe('0');
  });
});
