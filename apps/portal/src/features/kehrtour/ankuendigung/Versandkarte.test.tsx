import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  AllesHinaus,
  Angehalten,
  Bedenkzeit,
  BleibtStehen,
  HalbGescheitert,
  Laeuft,
} from './Versandkarte.stories.tsx';

afterEach(cleanup);

describe('Versandkarte', () => {
  it('stops with one press, and says exactly how many left and how many not', async () => {
    render(<Laeuft />);
    fireEvent.click(await screen.findByRole('button', { name: 'Anhalten' }));
    await screen.findByText('Der Versand ist angehalten');
    expect(screen.getByRole('status').textContent).toBe(
      'Von 120 Nachrichten sind 83 hinaus und 37 nicht: 1 geht gerade hinaus und 36 sind angehalten.',
    );
  });
  it('says when what a change tells leaves, how long that is, and stops it with one press', async () => {
    render(<Bedenkzeit />);
    await screen.findByText(/^16 Nachrichten gehen um \d\d:\d\d Uhr hinaus$/);
    expect(screen.getByRole('timer').textContent).toMatch(/^noch [78]:\d\d Minuten$/);
    fireEvent.click(screen.getByRole('button', { name: 'Anhalten' }));
    await screen.findByText('Der Versand ist angehalten');
    expect(screen.queryByRole('timer')).toBeNull();
  });
  it('goes on with one press', async () => {
    render(<Angehalten />);
    fireEvent.click(await screen.findByRole('button', { name: 'Weiter senden' }));
    await screen.findByRole('button', { name: 'Anhalten' });
  });
  it('asks before it throws the rest away', async () => {
    render(<Angehalten />);
    fireEvent.click(await screen.findByRole('button', { name: 'Rest verwerfen' }));
    const frage = await screen.findByRole('alertdialog', { name: '37 Nachrichten verwerfen?' });
    fireEvent.click(within(frage).getByRole('button', { name: 'Rest verwerfen' }));
    await screen.findByText(/37 sind verworfen/);
    expect(screen.queryByRole('button')).toBeNull();
  });
  it('sends once more what failed, and says why it did', async () => {
    render(<HalbGescheitert />);
    await screen.findByText(/Der SMS-Dienst ist nicht erreichbar/);
    expect(screen.getByRole('link', { name: /Bei wem nichts ankam/ }).getAttribute('href')).toMatch(
      /^\/termine\/antworten\?kehrtour=.*&stand=zurueck$/,
    );
    fireEvent.click(screen.getByRole('button', { name: 'Nicht gesendete jetzt noch einmal senden' }));
    await screen.findByText('Die Nachrichten gehen hinaus');
  });
  it('stays for whoever pressed, to say that everything left', async () => {
    render(<BleibtStehen />);
    fireEvent.click(await screen.findByRole('button', { name: 'Nicht gesendete jetzt noch einmal senden' }));
    await screen.findByText('Alle Nachrichten sind hinaus');
  });
  it('has nothing to press when everything left', async () => {
    render(<AllesHinaus />);
    await screen.findByText('Alle Nachrichten sind hinaus');
    expect(screen.queryByRole('button')).toBeNull();
  });
});
