import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './WuenscheDesHauses.stories.tsx';

afterEach(cleanup);

describe('wishes kept with a house', () => {
  it('name the flat and the day, and go when they hold no more', async () => {
    render(<stories.JeWohnung />);
    expect(await screen.findByText('2. OG links: „freitags ab 15 Uhr“, seit 11.01.2027')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Wunsch entfernen: freitags ab 15 Uhr' }));
    expect(await screen.findByText('Wunsch entfernt')).toBeTruthy();
  });
  it('are only read by who may not edit the house', async () => {
    render(<stories.NurLesen />);
    await screen.findByText(/freitags ab 15 Uhr/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
