import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { EsBetrifftTermine, JemandWarSchneller, Ueblich } from './VerfuegbarkeitenScreen.stories.tsx';

afterEach(cleanup);

const block = (name: RegExp) => screen.findByRole('button', { name });

describe('VerfuegbarkeitenScreen', () => {
  it('moves a block by keys and keeps the focus on it; undo goes back step by step', async () => {
    render(<Ueblich />);
    const mittwoch = await block(/Mittwoch, 15:00 bis 19:00/);
    mittwoch.focus();
    fireEvent.keyDown(mittwoch, { key: 'ArrowDown' });
    const verschoben = await block(/Mittwoch, 15:15 bis 19:15/);
    expect(document.activeElement).toBe(verschoben);
    fireEvent.keyDown(verschoben, { key: 'ArrowRight' });
    expect(await block(/Donnerstag, 15:15 bis 19:15/)).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    fireEvent.click(screen.getByRole('button', { name: 'Rückgängig' }));
    expect(await block(/Mittwoch, 15:00 bis 19:00/)).toBeTruthy();
    expect(screen.getByRole('button', { name: 'Rückgängig' }).hasAttribute('disabled')).toBe(true);
  });
  it('joins hours that come to touch', async () => {
    render(<Ueblich />);
    const nachmittag = await block(/Montag, 13:00 bis 16:30/);
    for (const _schritt of [1, 2, 3, 4])
      fireEvent.keyDown(
        document.activeElement?.matches('[data-wochenblock]') ? document.activeElement : nachmittag,
        {
          key: 'ArrowUp',
        },
      );
    expect(await block(/Montag, 08:00 bis 15:30/)).toBeTruthy();
  });
  it('asks for a time that is missing, by the name of its day', async () => {
    render(<Ueblich />);
    fireEvent.click(await block(/Zeit am Mittwoch hinzufügen/));
    fireEvent.click(screen.getByRole('button', { name: 'Wochenmuster speichern' }));
    expect(
      await screen.findByRole('link', { name: 'Bitte füllen Sie die Zeiten am Mittwoch aus.' }),
    ).toBeTruthy();
  });
  it('shows whom a smaller week concerns, and saves nothing without a yes', async () => {
    render(<EsBetrifftTermine />);
    fireEvent.keyDown(await block(/Mittwoch, 15:00 bis 19:00/), { key: 'Delete' });
    fireEvent.click(screen.getByRole('button', { name: 'Wochenmuster speichern' }));
    const frage = await screen.findByRole('alertdialog', { name: 'Das betrifft 1 Termin' });
    expect(within(frage).getByRole('link').getAttribute('href')).toMatch(/^\/termine\//);
    fireEvent.click(within(frage).getByRole('button', { name: 'Abbrechen' }));
    expect(screen.getByRole('button', { name: 'Wochenmuster speichern' }).hasAttribute('disabled')).toBe(
      false,
    );
  });
  it('keeps what was drawn when a colleague was faster', async () => {
    render(<JemandWarSchneller />);
    fireEvent.keyDown(await block(/Mittwoch, 15:00 bis 19:00/), { key: 'ArrowDown' });
    fireEvent.click(screen.getByRole('button', { name: 'Wochenmuster speichern' }));
    expect(await screen.findByText(/Jemand hat inzwischen etwas geändert/)).toBeTruthy();
    expect(await block(/Mittwoch, 15:15 bis 19:15/)).toBeTruthy();
  });
});
