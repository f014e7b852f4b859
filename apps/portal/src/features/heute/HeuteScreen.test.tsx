import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import { AllDone, DrivesAlong, LastHouseJustDone } from './HeuteScreen.stories.tsx';

afterEach(cleanup);

describe('the end of a day in the field', () => {
  it('has eight seconds to take the last house back, too', async () => {
    render(<LastHouseJustDone />);
    expect(await screen.findByRole('heading', { name: 'Alle Häuser sind besucht' })).toBeTruthy();
    expect(screen.getByRole('button', { name: /^Zurück/ })).toBeTruthy();
  });
  it('is ended by who drives, and not by who drives along', async () => {
    render(<AllDone />);
    expect(await screen.findByRole('button', { name: 'Tag abschließen' })).toBeTruthy();
    cleanup();
    render(<DrivesAlong />);
    expect(await screen.findByRole('heading', { name: 'Alle Häuser sind besucht' })).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Tag abschließen' })).toBeNull();
  });
});
