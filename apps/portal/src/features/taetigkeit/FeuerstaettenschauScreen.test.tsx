import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { MitFrueheremArbeitswert, Normal } from './FeuerstaettenschauScreen.stories.tsx';

afterEach(cleanup);

describe('the fee of a Feuerstättenschau', () => {
  it('is told once to who counted with an Arbeitswert that holds no longer', async () => {
    render(<MitFrueheremArbeitswert />);
    expect(await screen.findByText('Der Arbeitswert ist gestiegen')).toBeTruthy();
    expect(
      screen.getByText(
        /Seit dem 21\.01\.2025 beträgt der Arbeitswert 1,40 € netto.*bisher mit 1,20 € gerechnet/,
      ),
    ).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Verstanden' }));
    await expect.poll(() => screen.queryByText('Der Arbeitswert ist gestiegen')).toBeNull();
  });
  it('is counted with that of the day, and names each with its source', async () => {
    render(<Normal />);
    expect(await screen.findByText('86,13 €')).toBeTruthy();
    expect(screen.getByText(/1,20 € netto \(2\. KÜOÄndV/)).toBeTruthy();
    expect(screen.queryByText('Der Arbeitswert ist gestiegen')).toBeNull();
  });
});
