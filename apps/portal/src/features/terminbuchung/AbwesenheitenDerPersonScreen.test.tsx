import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { MitUrlaub, OhneBuchung } from './AbwesenheitenDerPersonScreen.stories.tsx';

afterEach(cleanup);

describe('the leave of a person', () => {
  it('can be entered beside her data, also where nobody books online', async () => {
    render(<OhneBuchung />);
    expect(await screen.findByText('Kein Urlaub, keine Fortbildung eingetragen.')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Eintragen' }));
    expect(await screen.findByRole('dialog')).toBeTruthy();
  });

  it('can be taken back', async () => {
    render(<MitUrlaub />);
    fireEvent.click(await screen.findByRole('button', { name: 'Abwesenheit Urlaub entfernen' }));
    expect(await screen.findByText('Kein Urlaub, keine Fortbildung eingetragen.')).toBeTruthy();
  });
});
