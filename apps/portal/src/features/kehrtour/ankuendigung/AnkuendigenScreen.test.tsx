import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  Abgelehnt,
  AlleWissenBescheid,
  BriefeZuTeuer,
  MitBriefdienst,
  NiemandEingeplant,
  WerBekommtWas,
  ZuSpaetFuerDieFeuerstaettenschau,
} from './AnkuendigenScreen.stories.tsx';

// Whole screens on a busy machine.
afterEach(cleanup);

const sende = async () => {
  fireEvent.click(await screen.findByRole('button', { name: /^\d+ Termine? ankündigen$/ }));
};

describe('AnkuendigenScreen', () => {
  it('names the numbers before anything leaves, and sends after one deliberate press', async () => {
    render(<WerBekommtWas />);
    await sende();
    const frage = await screen.findByRole('alertdialog', { name: '3 Haushalte benachrichtigen?' });
    expect(frage.textContent).toContain('2 Zettel zum Einwerfen und 1 E-Mail');
    fireEvent.click(within(frage).getByRole('button', { name: '3 Termine ankündigen' }));
    expect(await screen.findByText('Gesendet')).toBeTruthy();
  });

  it('counts those who know already on their own', async () => {
    render(<WerBekommtWas />);
    expect(await screen.findByText(/1 Haushalt weiß schon Bescheid/)).toBeTruthy();
  });

  it('wants the waiver before it announces a Feuerstättenschau too late', async () => {
    render(<ZuSpaetFuerDieFeuerstaettenschau />);
    await sende();
    expect(screen.queryByRole('alertdialog')).toBeNull();
    expect(await screen.findByRole('link', { name: /Bestätigen Sie den Verzicht/ })).toBeTruthy();
    fireEvent.click(screen.getByRole('checkbox', { name: /auf die Ankündigungsfrist verzichtet/ }));
    await sende();
    expect(await screen.findByRole('alertdialog', { name: '1 Haushalt benachrichtigen?' })).toBeTruthy();
  });

  it('gives paper to the letter service by one press, and takes it back', async () => {
    render(<MitBriefdienst />);
    fireEvent.click(await screen.findByRole('button', { name: '1 Zettel vom Briefdienst senden lassen' }));
    expect(
      await screen.findByText(/Die 2 Briefe über den Briefdienst kosten zusammen etwa 2,50/),
    ).toBeTruthy();
    await sende();
    const frage = await screen.findByRole('alertdialog');
    expect(frage.textContent).toContain('2 Briefe über den Briefdienst und 1 Zettel');
    expect(frage.textContent).toContain('lassen sich nicht zurückholen');
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Doch selbst drucken' }));
    expect(screen.queryByText(/kosten zusammen/)).toBeNull();
  });

  it('warns before letters cost more than the month allows', async () => {
    render(<BriefeZuTeuer />);
    expect(await screen.findByText(/15,00.€.*erlaubt sind noch 5,00.€/)).toBeTruthy();
  });

  it('says what stood in the way and keeps the page', async () => {
    render(<Abgelehnt />);
    await sende();
    fireEvent.click(
      within(await screen.findByRole('alertdialog')).getByRole('button', { name: /ankündigen/ }),
    );
    expect(await screen.findByText(/Diese Zeit ist inzwischen vergeben/)).toBeTruthy();
  });

  it('has nothing to send where all know or nobody is planned', async () => {
    render(<AlleWissenBescheid />);
    expect(await screen.findByText(/Alle wissen schon Bescheid/)).toBeTruthy();
    cleanup();
    render(<NiemandEingeplant />);
    expect(await screen.findByText('Hier ist niemand anzukündigen')).toBeTruthy();
  });
});
