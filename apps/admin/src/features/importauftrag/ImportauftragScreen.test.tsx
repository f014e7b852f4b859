import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { FragtNachGrund, gegruendet } from './ImportauftragScreen.stories.tsx';

afterEach(cleanup);

describe('ImportauftragScreen', () => {
  it('does nothing at a company without a reason that says something', async () => {
    gegruendet.length = 0;
    render(<FragtNachGrund />);
    fireEvent.click(await screen.findByRole('button', { name: 'Noch einmal prüfen' }));
    fireEvent.change(await screen.findByLabelText(/^Grund/), { target: { value: 'so halt' } });
    fireEvent.click(screen.getByRole('button', { name: 'Probelauf starten' }));
    expect(await screen.findByText('Bitte den Grund in ein paar Worten angeben')).toBeTruthy();
    expect(gegruendet).toEqual([]);
    fireEvent.change(screen.getByLabelText(/^Grund/), { target: { value: 'Anruf von heute Morgen' } });
    fireEvent.click(screen.getByRole('button', { name: 'Probelauf starten' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: 'Probelauf starten' }));
    expect(gegruendet).toEqual([{ grund: 'Anruf von heute Morgen' }]);
  });
});
