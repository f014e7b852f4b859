import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen, waitForElementToBeRemoved } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import {
  Abgewiesen,
  AllesGefiltert,
  NichtsMitDiesenFiltern,
  NochMehr,
} from './ImportauftragListScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

describe('ImportauftragListScreen', () => {
  it('fetches the next page on request, and offers no more after the last', async () => {
    render(<NochMehr />);
    fireEvent.click(await screen.findByRole('button', { name: 'Weitere laden' }));
    await waitForElementToBeRemoved(() => screen.queryByRole('button', { name: 'Weitere laden' }));
  });
  it('says that nothing fits the filters, and leads back to everything', async () => {
    render(<NichtsMitDiesenFiltern />);
    expect(await screen.findByText('Nichts mit diesen Filtern')).toBeTruthy();
    fireEvent.click(screen.getByRole('button', { name: 'Alle Importe zeigen' }));
    expect(await screen.findByText('Schornsteinfegerbetrieb Musterbach')).toBeTruthy();
    expect(screen.queryByRole('button', { name: 'Filter aufheben' })).toBeNull();
  });
  it('names the company to which it is narrowed, and opens it to all again', async () => {
    render(<AllesGefiltert />);
    fireEvent.click(await screen.findByRole('button', { name: 'Alle Betriebe' }));
    expect(screen.queryByRole('button', { name: 'Alle Betriebe' })).toBeNull();
    expect(screen.getByRole('button', { name: 'Filter aufheben' })).toBeTruthy();
  });
  it('offers another try when the server is in trouble', async () => {
    render(<Abgewiesen />);
    expect(await screen.findByRole('button', { name: 'Noch einmal versuchen' })).toBeTruthy();
  });
});
