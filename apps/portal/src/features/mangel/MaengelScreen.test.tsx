import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it } from 'vitest';

import * as stories from './MaengelScreen.stories.tsx';

afterEach(cleanup);

it('counts what it shows, says what the law wants next, and names the house in each press', async () => {
  render(<stories.Offene />);
  await screen.findByText('Mängel: 4');
  expect(screen.getByRole('tab', { name: /Offen/ }).textContent).toContain('6');
  expect(screen.getByText(/sofort der Behörde melden/)).toBeTruthy();
  expect(screen.getByText('2 Fotos liegen noch auf dem Handy.')).toBeTruthy();
  fireEvent.click(screen.getByRole('button', { name: 'Ändern: Hardtstraße 3 2. OG links' }));
  expect(await screen.findByRole('dialog', { name: 'Mangel ändern' })).toBeTruthy();
});
