import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { AlleStaende, NochKeine } from './RechnungScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

describe('RechnungScreen', () => {
  it('names where every invoice stands, and what may be disputed', async () => {
    render(<AlleStaende />);
    for (const stand of ['offen', 'überfällig', 'Erste Mahnung', 'beanstandet', 'Storno', 'aufgehoben'])
      expect((await screen.findAllByText(stand)).length).toBeGreaterThan(0);
    expect(screen.queryByRole('button', { name: 'GR-2027-00003 beanstanden' })).toBeNull();
    fireEvent.click(screen.getByRole('button', { name: 'RE-2027-00049 beanstanden' }));
    expect(await screen.findByRole('dialog', { name: 'Rechnung RE-2027-00049 beanstanden' })).toBeTruthy();
  });
  it('says when the first one comes', async () => {
    render(<NochKeine />);
    expect(await screen.findByText('Noch keine Rechnung')).toBeTruthy();
  });
});
