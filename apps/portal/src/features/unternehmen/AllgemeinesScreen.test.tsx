import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { unternehmenAendern, unternehmenHolen } from '@kehrtour/contract/unternehmen';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { einUnternehmen } from '../../../test/bauenUnternehmen.ts';
import { BetrifftViele } from './AllgemeinesScreen.stories.tsx';
import { AllgemeinesScreen } from './AllgemeinesScreen.tsx';

afterEach(cleanup);

const tippe = async (name: RegExp, value: string) =>
  fireEvent.change(await screen.findByRole('textbox', { name }), { target: { value } });
const speichere = () => fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));

describe('AllgemeinesScreen', () => {
  it('asks before another public address: who has the old one, that it leads on, and where it is embedded', async () => {
    render(<BetrifftViele />);
    await tippe(/Adresse Ihrer Terminseite/, 'kehrbetrieb-musterbach');
    speichere();
    await screen.findByRole('alertdialog', {
      name: 'Das betrifft 24 Termine, 2 offene Terminwünsche und 1 Internetseite',
    });
    expect(screen.getByText(/21 Termine sind angekündigt und 3 gebucht/)).toBeTruthy();
    expect(screen.getByText(/führt weiter zu Ihrer Seite/)).toBeTruthy();
    expect(screen.getByText('und 4 weitere')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    expect(screen.queryByText('Gespeichert')).toBeNull();
    speichere();
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }));
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
  });
  it('asks before another municipality: visits on a holiday, rounds, and notices that come too late', async () => {
    render(<BetrifftViele />);
    await tippe(/Postleitzahl/, '10115');
    speichere();
    await screen.findByRole('alertdialog', { name: 'Das betrifft 1 Kehrtour und 27 Termine' });
    expect(
      screen.getByText(/Danach ist am 8\. März 2027 \(Frauentag\) Feiertag\. 2 Termine liegen/),
    ).toBeTruthy();
    expect(screen.getByText(/Wer sie neu plant, muss den Feiertag ausdrücklich erlauben/)).toBeTruthy();
    expect(screen.getByText(/Bei 1 Feuerstättenschau liegen dann keine fünf Werktage/)).toBeTruthy();
  });
  it('asks before another phone number, which stands on slips that are out', async () => {
    render(<BetrifftViele />);
    await tippe(/^Telefon/, '09999 88');
    speichere();
    await screen.findByRole('alertdialog', { name: 'Das betrifft 24 Termine' });
    expect(screen.getByText(/Dort steht noch der bisherige Stand \(Telefonnummer\)/)).toBeTruthy();
  });
  it('names all that stands at the head of paper that is out, and changes', { tags: 'night' }, async () => {
    render(<BetrifftViele />);
    await tippe(/Name des Betriebs/, 'Kaminkehrer Rußwurm');
    await tippe(/^Hausnummer/, '77');
    speichere();
    await screen.findByRole('alertdialog', { name: 'Das betrifft 24 Termine' });
    expect(screen.getByText(/bisherige Stand \(Name und Anschrift\)/)).toBeTruthy();
  });
  it('asks nobody where nothing of it changes', async () => {
    const client = fakeClient(
      answers(unternehmenHolen, einUnternehmen()),
      answers(unternehmenAendern, ({ body }) => ({ ...einUnternehmen(), ...body, version: 5 })),
    );
    render(
      <StoryPage>
        <AllgemeinesScreen client={client} adresse="https://kehrtour.example/unternehmen/" />
      </StoryPage>,
    );
    await tippe(/Internetseite/, 'https://russwurm.example');
    speichere();
    expect(await screen.findByText('Gespeichert')).toBeTruthy();
  });
});
