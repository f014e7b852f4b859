import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { Abgewiesen, KeinerMitDiesemStand, NochMehr } from './ImportauftragListScreen.stories.tsx';

afterEach(cleanup);

describe('ImportauftragListScreen', () => {
  it('fetches the next page on request, and offers no more after the last', async () => {
    render(<NochMehr />);
    fireEvent.click(await screen.findByRole('button', { name: 'Weitere laden' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: 'Weitere laden' }));
  });
  it('says that no import stands like that', async () => {
    render(<KeinerMitDiesemStand />);
    expect(await screen.findByText('Kein Import mit diesem Stand')).toBeTruthy();
  });
  it('offers another try when the server is in trouble', async () => {
    render(<Abgewiesen />);
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
