import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { GemeinsamePauseRueckwaerts, Ueblich } from './PlanungScreen.stories.tsx';

afterEach(cleanup);

describe('PlanungScreen', () => {
  it('asks for a break that begins before it must have begun', async () => {
    render(<GemeinsamePauseRueckwaerts />);
    fireEvent.click(await screen.findByRole('button', { name: 'Speichern' }));
    const link = await screen.findByRole('link', { name: /späteste Beginn der Pause/ });
    expect(link.getAttribute('href')).toBe('#pause.spaetestens');
  });
  it('shows the fields of a break only when there is a common one', async () => {
    render(<Ueblich />);
    const schalter = await screen.findByRole('switch', { name: /gemeinsame Pause/ });
    expect(screen.queryByRole('group', { name: /Pause frühestens/ })).toBeNull();
    fireEvent.click(schalter);
    expect(screen.getByRole('group', { name: /Pause frühestens/ })).toBeTruthy();
  });
});
