import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  DreiVorschlaege,
  Inzwischen,
  NochEntwurf,
  NurEiner,
  WirdGerechnet,
} from './Ausfallvorschlaege.stories.tsx';

afterEach(cleanup);

const nimm = async (name: RegExp): Promise<void> => {
  fireEvent.click(await screen.findByRole('button', { name }));
};

describe('how a round goes on without somebody', () => {
  it('is three proposals, each with its price in promises, messages and minutes', async () => {
    render(<DreiVorschlaege />);
    const [erster, zweiter, dritter] = await screen.findAllByRole('listitem');
    expect(erster?.textContent).toContain('Karl Drittmann übernimmt den Tag, wie er ist');
    expect(erster?.textContent).toContain('Alle 40 Zusagen halten. Niemand muss etwas erfahren.');
    expect(zweiter?.textContent).toContain(
      '28 Zusagen halten, 10 bekommen eine neue Zeit und 1 wird gebrochen; dazu bekommt 1 Haushalt ohne Zusage eine Zeit. Bescheid: 7 E-Mails und 5 Zettel',
    );
    expect(zweiter?.textContent).toContain('Gebrochen: Hardtstraße 3, 2. OG links (Eva Bewohner-Escherich).');
    expect(zweiter?.textContent).toContain('„Wegen Krankheit“');
    expect(dritter?.textContent).toContain('22 Zusagen halten und 18 entfallen vorerst');
  });

  it('is decided with one press that names how many are written to, and says what is left to do', async () => {
    render(<DreiVorschlaege />);
    await nimm(/Auf alle verteilen.*: So fahren und 12 Haushalten schreiben/);
    expect((await screen.findByRole('status')).textContent).toBe(
      'Der neue Plan gilt: 7 Nachrichten werden gesendet und 5 Zettel oder Briefe sind zu bringen.',
    );
  });

  it('says why there are fewer than three', async () => {
    render(<NurEiner />);
    expect(
      await screen.findByText(/übernehmen: Niemand mit der Befähigung.*Auslassen ist kein eigener Vorschlag/),
    ).toBeTruthy();
  });

  it('stays as it was where something happened meanwhile, and says so', async () => {
    render(<Inzwischen />);
    await nimm(/übernimmt den Tag/);
    expect(within(await screen.findByRole('alert')).getByText(/./)).toBeTruthy();
    expect(screen.getAllByRole('listitem')).toHaveLength(3);
  });

  it('is waited for while it is computed, and nothing is offered for a round that nobody was told of', async () => {
    render(<WirdGerechnet />);
    expect(await screen.findByText('Vorschläge werden gerechnet …')).toBeTruthy();
    cleanup();
    render(<NochEntwurf />);
    expect(await screen.findByText(/noch nicht angekündigt/)).toBeTruthy();
  });
});
