import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  Angekuendigt,
  Erledigt,
  JemandWarSchneller,
  MitSchluesselBeimNachbarn,
} from './TerminScreen.stories.tsx';

afterEach(cleanup);

describe('TerminScreen', () => {
  it('notes a promise at once and says so', async () => {
    render(<Angekuendigt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Am Telefon bestätigt' }));
    expect(await screen.findByText('Als bestätigt vermerkt')).toBeTruthy();
  });
  it('offers the way back where the rules know one', async () => {
    render(<MitSchluesselBeimNachbarn />);
    fireEvent.click(await screen.findByRole('button', { name: 'Passt nicht' }));
    expect(await screen.findByRole('button', { name: 'Rückgängig' })).toBeTruthy();
  });
  it('asks before what cannot be taken back', async () => {
    render(<Angekuendigt />);
    fireEvent.click(await screen.findByRole('button', { name: 'Termin absagen' }));
    expect((await screen.findByRole('alertdialog')).textContent).toContain('bekommt eine Absage');
  });
  it('says that somebody else was faster', async () => {
    render(<JemandWarSchneller />);
    fireEvent.click(await screen.findByRole('button', { name: 'Passt nicht' }));
    expect(await screen.findByText(/Laden Sie den neuen Stand/)).toBeTruthy();
  });
  it('offers nothing behind the visit', async () => {
    render(<Erledigt />);
    expect(await screen.findByText('Ankündigungen')).toBeTruthy();
    expect(screen.queryByText('Vermerken')).toBeNull();
  });
});
