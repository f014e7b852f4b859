import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { taetigkeitHolen } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
import * as stories from './TaetigkeitFormScreen.stories.tsx';
import { TaetigkeitAendernScreen } from './TaetigkeitFormScreen.tsx';

afterEach(cleanup);

const GEBUCHT = 'Drei Termine sind gebucht';
const oeffne = (teil: Parameters<typeof eineTaetigkeit>[0] = {}) =>
  render(
    <StoryPage>
      <TaetigkeitAendernScreen
        client={fakeClient(answers(taetigkeitHolen, eineTaetigkeit(teil)))}
        id="kehrung_1x"
        backHref="#liste"
        gebucht={<p>{GEBUCHT}</p>}
      />
    </StoryPage>,
  );

describe('TaetigkeitAendernScreen', () => {
  it('says what is booked while it is being switched off, and no longer when that is taken back', async () => {
    oeffne();
    const schalter = await screen.findByRole('switch', { name: /Wird angeboten/ });
    expect(screen.queryByText(GEBUCHT)).toBeNull();
    fireEvent.click(schalter);
    expect(screen.getByText(GEBUCHT)).toBeTruthy();
    fireEvent.click(schalter);
    expect(screen.queryByText(GEBUCHT)).toBeNull();
  });
  it('asks before a change that reaches what is there, with counts, what becomes of it, and the ways to it', async () => {
    render(<stories.BetrifftVieles />);
    const text = await screen.findByRole('textbox', { name: /Auf dem Zettel heißt es/ });
    fireEvent.change(text, { target: { value: 'Kehren der Abgasanlage' } });
    const speichern = screen.getByRole('button', { name: 'Speichern' });
    fireEvent.click(speichern);
    await screen.findByRole('alertdialog', {
      name: 'Das betrifft 312 offene Aufgaben, 2 Kehrtouren und 2 Termine',
    });
    expect(screen.getByText(/sagen es mit den neuen Worten/)).toBeTruthy();
    expect(screen.getByRole('link', { name: '298 Häuser mit offenen Aufgaben ansehen' })).toBeTruthy();
    expect(screen.getByRole('link', { name: 'Altstadt Nord' }).getAttribute('href')).toContain(
      '/kehrtouren/',
    );
    fireEvent.click(screen.getByRole('button', { name: 'Abbrechen' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).toBeNull());
    fireEvent.click(speichern);
    fireEvent.click(await screen.findByRole('button', { name: 'Trotzdem speichern' }));
    expect(await screen.findByText(/[Gg]espeichert/)).toBeTruthy();
  });
  it('says what is booked when nobody shall book it any more', async () => {
    oeffne();
    fireEvent.click(await screen.findByRole('radio', { name: /^Nein/ }));
    expect(screen.getByText(GEBUCHT)).toBeTruthy();
  });
  it('says nothing where it was off already', async () => {
    oeffne({ aktiv: false, online: 'nein' });
    await screen.findByRole('switch', { name: /Wird angeboten/ });
    expect(screen.queryByText(GEBUCHT)).toBeNull();
  });
});
