import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { describe, expect, it } from 'vitest';

import { NeueAdresseWartet } from './PersoenlicheDatenScreen.stories.tsx';

describe('another address of one’s own that is not confirmed yet', () => {
  it('is shown until then, gets its link once more, and is taken back', async () => {
    render(<NeueAdresseWartet />);
    expect(await screen.findByText('Die neue Adresse muss noch bestätigt werden')).toBeTruthy();
    expect(screen.getByText(/Der Link gilt bis .*2027/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Erneut senden' }));
    await waitFor(() =>
      expect(screen.getByRole('button', { name: 'Neue Adresse zurücknehmen' })).toHaveProperty(
        'disabled',
        false,
      ),
    );
    fireEvent.click(screen.getByRole('button', { name: 'Neue Adresse zurücknehmen' }));
    await waitFor(() => expect(screen.queryByText('Die neue Adresse muss noch bestätigt werden')).toBeNull());
  });
});
