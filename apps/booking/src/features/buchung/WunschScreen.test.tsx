import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as fertig from './FertigScreen.stories.tsx';
import * as zeiten from './TerminScreen.stories.tsx';
import * as lagen from './WunschScreen.stories.tsx';
import * as wunschstand from './WunschstandScreen.stories.tsx';

afterEach(cleanup);
const knoepfe = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('a wish', () => {
  it('can be left where times are shown, and where none is free', () => {
    for (const Story of [zeiten.FreieZeiten, zeiten.NirgendsFrei, zeiten.AbendsNichts]) {
      render(<Story />);
      const [link, zweiter] = screen.getAllByRole('link', { name: 'Terminwunsch senden' });
      expect(link?.getAttribute('href')).toBe(
        '/unternehmen/musterbach/termin/kontaktdaten?wunsch=1&s=siegel',
      );
      expect(zweiter).toBeUndefined();
      cleanup();
    }
    render(<fertig.Verschieben />);
    expect(screen.queryByRole('link', { name: 'Terminwunsch senden' })).toBeNull();
  });

  it('asks for half-days by name, and promises nothing', () => {
    render(<lagen.Leer />);
    expect(screen.getAllByRole('checkbox', { name: /vormittags|nachmittags/ })).toHaveLength(12);
    expect(screen.getByText(/Gebucht ist damit noch nichts/)).toBeTruthy();
    expect(knoepfe()).toEqual(['Terminwunsch senden']);
  });

  it('keeps what was typed and ticked when something is missing', () => {
    render(<lagen.Unvollstaendig />);
    expect(screen.getByRole('link', { name: 'Bitte kreuzen Sie an, wann es Ihnen passt.' })).toBeTruthy();
    expect(screen.getByLabelText<HTMLInputElement>('Vorname').value).toBe('Irmgard');
    expect(screen.getByRole<HTMLInputElement>('checkbox', { name: /Datenschutz/ }).checked).toBe(true);
  });

  it('shows how it stands, and is taken back with a second press', () => {
    render(<wunschstand.Offen />);
    expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('Ihr Wunsch ist bei uns');
    expect(screen.getByText('Dienstag ganztags und Freitag nachmittags')).toBeTruthy();
    expect(screen.queryByRole('button')).toBeNull();
    cleanup();
    render(<wunschstand.Zurueckziehen />);
    expect(knoepfe()).toEqual(['Wunsch zurückziehen']);
    cleanup();
    render(<wunschstand.Abgelehnt />);
    expect(screen.queryByRole('link', { name: 'Wunsch zurückziehen' })).toBeNull();
  });
});
