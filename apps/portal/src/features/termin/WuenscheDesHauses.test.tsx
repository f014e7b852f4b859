import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './WuenscheDesHauses.stories.tsx';

afterEach(cleanup);

describe('wishes kept with a house', () => {
  it('name the flat and the day, and go when they hold no more', async () => {
    render(<stories.JeWohnung />);
    expect(
      await screen.findByText('2. OG links: „freitags ab 15 Uhr“, seit 11.01.2027 aus einer Antwort'),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Wunsch entfernen: freitags ab 15 Uhr' }));
    expect(await screen.findByText('Wunsch entfernt')).toBeTruthy();
  });
  it('are written down with what the plan makes of them, for a flat, and come back after they were removed', async () => {
    render(<stories.Keiner />);
    fireEvent.click(await screen.findByRole('button', { name: 'Wunsch vormerken' }));
    const feld = await screen.findByRole('textbox', { name: 'Wunsch' });
    fireEvent.change(feld, { target: { value: 'freitags ab 15 Uhr' } });
    expect(await screen.findByText('So plant die Kehrtour: freitags ab 15 Uhr, wo es geht.')).toBeTruthy();
    fireEvent.change(screen.getByRole('combobox', { name: 'Für' }), {
      target: { value: '00000000-0000-4000-8000-000000000201' },
    });
    fireEvent.click(screen.getByRole('button', { name: 'Vormerken' }));
    expect(await screen.findByText(/2\. OG links: „freitags ab 15 Uhr“/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Wunsch entfernen: freitags ab 15 Uhr' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByText(/2\. OG links: „freitags ab 15 Uhr“/)).toBeTruthy();
  });
  it('are written anew where they stand, and a sentence that no plan reads says so', async () => {
    render(<stories.Einer />);
    fireEvent.click(await screen.findByRole('button', { name: 'Wunsch ändern: freitags ab 15 Uhr' }));
    const feld = await screen.findByRole('textbox', { name: 'Wunsch' });
    fireEvent.change(feld, { target: { value: 'nur nach Anruf' } });
    expect(await screen.findByText(/geplant wird nicht danach/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Speichern' }));
    expect(await screen.findByText(/„nur nach Anruf“/)).toBeTruthy();
  });
  it('are only read by who may not edit the house', async () => {
    render(<stories.NurLesen />);
    await screen.findByText(/freitags ab 15 Uhr/);
    expect(screen.queryByRole('button')).toBeNull();
  });
});
