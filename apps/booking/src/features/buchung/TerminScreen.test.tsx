import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import * as lagen from './TerminScreen.stories.tsx';

afterEach(cleanup);
const knoepfe = () => screen.queryAllByRole('button').map(({ textContent }) => textContent);

describe('the free times', () => {
  it('are buttons that say all to the ear: day, time, nearness and what it costs more', () => {
    render(<lagen.FreieZeiten />);
    expect(
      screen.getByRole('button', {
        name: /^Dienstag, 4..Mai.2027, um 17:30 Uhr, 15,00.€ Zuschlag$/,
      }),
    ).toBeTruthy();
    expect(
      screen.getAllByRole('button', {
        name: /zwischen 08:00 und 10:00 Uhr, da sind wir ohnehin in Ihrer Nähe/,
      }),
    ).toHaveLength(1);
    expect(screen.getByRole('heading', { name: 'Da sind wir ohnehin in Ihrer Nähe' })).toBeTruthy();
  });

  it('are never an empty calendar: the next one, or whom to ask', () => {
    render(<lagen.AbendsNichts />);
    expect(
      screen.getByRole('link', { name: 'Nächster freier Tag: Dienstag, 4. Mai 2027' }).getAttribute('href'),
    ).toBe('/unternehmen/musterbach/termin/termin?ab=2027-05-04&s=siegel');
    cleanup();
    render(<lagen.NirgendsFrei />);
    expect(
      screen.getByRole('heading', { name: 'Online ist bis Mittwoch, 30. Juni 2027 nichts mehr frei' }),
    ).toBeTruthy();
    expect(screen.getAllByRole('link', { name: '09999 45 67 anrufen' }).length).toBeGreaterThan(0);
  });

  it('say why they are few, and where else to look; nothing where enough is free', () => {
    const { container } = render(<lagen.WenigFrei />);
    expect(container.textContent).toContain(
      'Bis Sonntag, 16. Mai 2027 ist wenig frei. Ihr Termin braucht etwa 3\u{a0}Std. am Stück. So lange Lücken haben wir selten. Viele Zeiten sind schon vergeben.',
    );
    expect(screen.getByRole('link', { name: 'Spätere Tage' }).getAttribute('href')).toContain(
      'ab=2027-05-20',
    );
    expect(screen.getAllByRole('link', { name: 'Terminwunsch senden' }).length).toBeGreaterThan(0);
    cleanup();
    render(<lagen.WeitVoraus />);
    expect(screen.getByRole('link', { name: 'Frühere Tage' }).getAttribute('href')).not.toContain('ab=');
    cleanup();
    expect(render(<lagen.AbendsNichts />).container.textContent).toContain(
      'Zu anderen Zeiten haben wir noch etwas frei.',
    );
    cleanup();
    expect(render(<lagen.FreieZeiten />).container.textContent).not.toContain('wenig frei');
  });

  it('come with their neighbours when one was just taken', () => {
    render(<lagen.GeradeVergeben />);
    expect(screen.getByRole('alert').textContent).toContain('vergeben');
    expect(knoepfe().some((text) => text.includes('um 09:00 Uhr'))).toBe(true);
    expect(screen.getByRole('link', { name: 'Dabei bleiben' })).toBeTruthy();
  });
});
