import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as stories from './FristenScreen.stories.tsx';

afterEach(cleanup);
const druecke = async (name: string | RegExp) => fireEvent.click(await screen.findByRole('button', { name }));

describe('the page of Fristen', () => {
  it('shows what closes, the most pressing first, and no empty group', async () => {
    render(<stories.WasSchliesst />);
    await screen.findByText('Frist abgelaufen: 1 Haus');
    expect(screen.getAllByRole('heading', { level: 2 }).map((one) => one.textContent)).toEqual([
      'Frist abgelaufen: 1 Haus',
      'Endet binnen 7 Tagen: 4 Häuser',
      'Endet binnen 30 Tagen: 2 Häuser',
      'Feuerstättenschau im letzten Jahr ihrer Frist: 1 Haus',
      'Feuerstättenschau möglich: 1 Haus',
    ]);
  });
  it('puts those of a group that nobody drives to into the next round with one press and says so in each row', async () => {
    render(<stories.WasSchliesst />);
    await screen.findByText('Endet binnen 7 Tagen: 4 Häuser');
    fireEvent.click(
      // Two of the four are in a round already: `Alle` would be another number than that of the list.
      screen.getAllByRole('button', { name: 'Die übrigen 2 in die nächste Kehrtour legen' })[0] ??
        document.body,
    );
    expect(await screen.findByText('2 Häuser in „Altstadt Nord“')).toBeTruthy();
    expect(await screen.findAllByRole('link', { name: 'in „Altstadt Nord“' })).toHaveLength(2);
  });
  it('shows the first of very many, and the rest with one press', async () => {
    render(<stories.SehrViele />);
    await druecke('Alle 180 zeigen');
    expect(screen.getAllByRole('link', { name: /Hardtstraße/ })).toHaveLength(180);
  });
});
