import { answers, fakeClient } from '@kehrtour/api-client/fakeClient';
import { taetigkeitBetroffene } from '@kehrtour/contract/taetigkeit';
import { StoryPage } from '@kehrtour/testkit/StoryPage.tsx';
import { cleanup, render, screen, waitFor } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import { MehrAlsManLiest, Zwei } from './GebuchteTermine.stories.tsx';
import { GebuchteTermine } from './GebuchteTermine.tsx';

afterEach(cleanup);

it('says how many stay, with the way to each', async () => {
  render(<Zwei />);
  expect(await screen.findByText('Das betrifft 2 gebuchte Termine')).toBeTruthy();
  expect(screen.getAllByRole('link')).toHaveLength(2);
});
it('counts those that nobody would read', async () => {
  render(<MehrAlsManLiest />);
  expect(await screen.findByText('und 3 weitere')).toBeTruthy();
});
it('says nothing when nobody booked it', async () => {
  let gefragt = 0;
  const client = fakeClient(answers(taetigkeitBetroffene, () => ((gefragt += 1), { termine: [] })));
  render(
    <StoryPage>
      <GebuchteTermine client={client} taetigkeitId="rwm" />
    </StoryPage>,
  );
  await waitFor(() => expect(gefragt).toBe(1));
  expect(screen.queryByText(/Das betrifft/)).toBeNull();
});
