import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';

import { Keines, Mehrere } from './NichtMehrImExportScreen.stories.tsx';

beforeAll(laidOutTables);
afterEach(cleanup);

describe('houses an export no longer names', () => {
  it('say whom it concerns before they are put to rest, and why some stay', async () => {
    render(<Mehrere />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Stilllegen' }));
    const dialog = within(await screen.findByRole('alertdialog'));
    expect(dialog.getByText(/Hardtstraße 12: Monika Escherich/)).toBeTruthy();
    expect(dialog.getByText(/2 Häuser bleiben davon/)).toBeTruthy();
    fireEvent.click(dialog.getByRole('button', { name: 'Stilllegen' }));
    expect(await screen.findByRole('link', { name: 'Hardtstraße 16' })).toBeTruthy();
    await waitFor(() => expect(screen.queryByText('Hardtstraße 12')).toBeNull());
  });
  it('are kept without a question', async () => {
    render(<Mehrere />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
    fireEvent.click(await screen.findByRole('button', { name: 'Behalten' }));
    expect(await screen.findByText('Kein Haus wartet auf eine Entscheidung')).toBeTruthy();
  });
  it('are a question again when the decision is taken back', async () => {
    render(<Keines />);
    const zurueck = await screen.findByRole('button', {
      name: 'Marktplatz 21 und 2 weitere Häuser behalten: zurücknehmen',
    });
    fireEvent.click(zurueck);
    await waitFor(() => expect(screen.queryByText(/Marktplatz 21/)).toBeNull());
    expect(screen.getByText(/Marktplatz 22/)).toBeTruthy();
  });
});
