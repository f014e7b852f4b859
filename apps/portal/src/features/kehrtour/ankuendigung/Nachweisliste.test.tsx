import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AllesGebracht, AndereWarenSchneller, StapelZuBringen } from './Nachweisliste.stories.tsx';

afterEach(cleanup);

describe('Nachweisliste', () => {
  it('reports the whole pile with one press, letters apart from slips', async () => {
    render(<StapelZuBringen />);
    expect(await screen.findByText('4 Ansagen sind noch zu bringen.')).toBeTruthy();
    expect(screen.getByRole('button', { name: '1 Brief aufgegeben' })).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: '3 Zettel eingeworfen' }));
    expect(await screen.findByText('3 Meldungen festgehalten')).toBeTruthy();
  });

  it('offers to correct what was wrong, and to say what came back', async () => {
    render(<AllesGebracht />);
    expect(await screen.findByText('Es ist nichts mehr zu bringen.')).toBeTruthy();
    expect(screen.queryByRole('button', { name: /eingeworfen/ })).toBeNull();
    fireEvent.click(screen.getByRole('checkbox', { name: 'Alle auswählen' }));
    expect(await screen.findByRole('button', { name: '1 Meldung berichtigen' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '2 Ansagen kamen zurück' })).toBeTruthy();
  });

  it('says what stood in the way', async () => {
    render(<AndereWarenSchneller />);
    fireEvent.click(await screen.findByRole('button', { name: '3 Zettel eingeworfen' }));
    expect(await screen.findByText(/berichtigen Sie zuerst, was nicht stimmt/)).toBeTruthy();
  });
});
