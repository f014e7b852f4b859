import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react';
import { afterEach, describe, expect, it } from 'vitest';

import {
  GanzerBezirk,
  ImSchaufenster,
  NichtsGefunden,
  NochKeine,
  NurAnsehen,
  KehrtourAbgelehnt,
  ZweiStrassen,
} from './LiegenschaftListScreen.stories.tsx';

// A page waits 200 ms at least, and the map beside the list draws every house.
afterEach(cleanup);

describe('LiegenschaftListScreen', () => {
  it('narrows the list while one types, and says how many are left', async () => {
    render(<ZweiStrassen />);
    expect(await screen.findByText('60 Häuser')).toBeTruthy();
    fireEvent.change(screen.getByLabelText(/^Straße, Hausnummer/), { target: { value: 'marktpl 1' } });
    expect(await screen.findByText('11 von 60 Häusern')).toBeTruthy();
  });
  it('draws of thousands of rows only those that are seen', async () => {
    const { container } = render(<GanzerBezirk />);
    await screen.findByText('2.200 Häuser');
    expect(container.querySelectorAll('tr').length).toBeLessThan(60);
  });
  it('puts chosen houses into a new round', async () => {
    render(<ZweiStrassen />);
    fireEvent.click(await screen.findByRole('checkbox', { name: 'Alle auswählen' }));
    expect(await screen.findByText('60 Häuser gewählt')).toBeTruthy();
    fireEvent.click(await screen.findByRole('button', { name: 'In neue Kehrtour legen' }));
    expect(await screen.findByText('Entwurf neue-tour geöffnet')).toBeTruthy();
  });
  it('says why a round could not be begun', async () => {
    render(<KehrtourAbgelehnt />);
    const [kasten] = await screen.findAllByRole('checkbox', { name: 'Alle auswählen' });
    if (kasten) fireEvent.click(kasten);
    fireEvent.click(await screen.findByRole('button', { name: 'In neue Kehrtour legen' }));
    expect(await screen.findByText(/Inhaberin oder den Inhaber/)).toBeTruthy();
  });
  it('leads an empty company to its import', async () => {
    render(<NochKeine />);
    const weg = await screen.findByRole('link', { name: 'Datei importieren' });
    expect(weg.getAttribute('href')).toBe('/liegenschaften/import');
  });
  it('says what to do when nothing fits', async () => {
    render(<NichtsGefunden />);
    expect(await screen.findByText('Nichts gefunden')).toBeTruthy();
  });
  it('says beside the window of the Feuerstättenschau how many a month takes (§ 14 SchfHwG)', async () => {
    render(<ImSchaufenster />);
    await screen.findByText('40 Häuser');
    expect(await screen.findByText(/^Im Bezirk nötig: etwa 38 Feuerstättenschauen im Monat/)).toBeTruthy();
  });
  it('offers no choosing and no export to who may only look', async () => {
    render(<NurAnsehen />);
    await screen.findByText('200 Häuser');
    expect(screen.queryByRole('checkbox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Export' })).toBeNull();
    await waitFor(() => expect(screen.queryByRole('button', { name: /Lage setzen/ })).toBeNull());
  });
});
