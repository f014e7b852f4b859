import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { taetigkeitHolen } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { eineTaetigkeit } from '../../../test/bauenTerminbuchung.ts';
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
