import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { MehrereStaende, NochKeine } from './KehrtourListScreen.stories.tsx';

// Whole screens on a busy machine.
afterEach(cleanup);

describe('KehrtourListScreen', () => {
  it('leads a draft back into the wizard and an announced round to its page', async () => {
    render(<MehrereStaende />);
    const entwurf = await screen.findByRole('link', { name: 'Kehrtour 15' });
    expect(entwurf.getAttribute('href')).toBe('/kehrtouren/neu/pruefen?tour=1');
    expect(screen.getByRole('link', { name: 'Altstadt Nord' }).getAttribute('href')).toBe('/kehrtouren/3');
  });

  it('offers deletion only for rounds that nobody was told of', async () => {
    render(<MehrereStaende />);
    await screen.findByRole('link', { name: 'Kehrtour 15' });
    expect(
      screen.getAllByRole('button', { name: /löschen$/ }).map((knopf) => knopf.getAttribute('aria-label')),
    ).toEqual(['Kehrtour 15 löschen', 'Kehrtour 14 löschen', 'Kehrtour 10 löschen', 'Kehrtour 9 löschen']);
  });

  it('tells a round that is being computed from an empty one', async () => {
    render(<MehrereStaende />);
    const karte = (await screen.findByRole('link', { name: 'Kehrtour 10' })).closest('li');
    expect(karte?.textContent).toContain('Wird gerechnet …');
    expect(screen.getByRole('link', { name: 'Kehrtour 15' }).closest('li')?.textContent).toContain(
      'Noch keine Häuser',
    );
    expect(screen.getByRole('link', { name: 'Kehrtour 9' }).closest('li')?.textContent).toContain(
      '40 Häuser gewählt',
    );
  });

  it('hides a deleted round at once and brings it back', async () => {
    render(<MehrereStaende />);
    fireEvent.click(await screen.findByRole('button', { name: 'Kehrtour 14 löschen' }));
    await waitFor(() => expect(screen.queryByRole('link', { name: 'Kehrtour 14' })).toBeNull());
    fireEvent.click(await screen.findByRole('button', { name: 'Rückgängig' }));
    expect(await screen.findByRole('link', { name: 'Kehrtour 14' })).toBeTruthy();
  });

  it('finds a round by what is typed, and says what was looked for where none is found', async () => {
    render(<MehrereStaende />);
    await screen.findByRole('link', { name: 'Kehrtour 15' });
    const feld = await screen.findByRole('searchbox', { name: 'Kehrtour suchen' });
    fireEvent.change(feld, { target: { value: 'Altstadt' } });
    await waitFor(() => expect(screen.getAllByRole('heading', { level: 2 })).toHaveLength(1));
    expect(screen.getByRole('link', { name: 'Altstadt Nord' })).toBeTruthy();
    fireEvent.change(feld, { target: { value: 'Nirgendwo' } });
    fireEvent.click(await screen.findByRole('button', { name: 'Alle zeigen' }));
    expect(await screen.findByRole('link', { name: 'Kehrtour 15' })).toBeTruthy();
    expect((feld as HTMLInputElement).value).toBe('');
  });

  it('says the next step where there is no round yet', async () => {
    render(<NochKeine />);
    expect((await screen.findByRole('link', { name: 'Erste Kehrtour planen' })).getAttribute('href')).toBe(
      '/kehrtouren/neu',
    );
  });
});
