import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, describe, expect, it, vi } from 'vitest';

import { besuch, marke, NEUN, tagwerk } from '../../../test/bauenHeute.ts';
import { AllDone, DrivesAlong, LastHouseJustDone } from './HeuteScreen.stories.tsx';
import { HeuteScreen } from './HeuteScreen.tsx';
import type { Marke } from './marke.ts';

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

describe('a press with gloves on', () => {
  const zeige = (marken: Marke[]) => {
    const tag = tagwerk({ besuche: [besuch(1), besuch(2), besuch(3)], marken });
    const nimmZurueck = vi.spyOn(tag, 'nimmZurueck');
    const melde = vi.spyOn(tag, 'melde');
    render(<HeuteScreen tag={tag} onAnmelden={() => undefined} onAbmelden={() => Promise.resolve()} />);
    return { nimmZurueck, melde };
  };

  it('takes back the house that was pressed last, however soon after another', () => {
    const gleich = NEUN + 7000;
    const marken = [1, 2].map((nummer) => marke(nummer, { sendenAb: gleich + nummer * 50 }));
    const { nimmZurueck } = zeige(marken);
    fireEvent.click(screen.getByRole('button', { name: /^Zurück/ }));
    expect(nimmZurueck.mock.calls).toEqual([[[marken[1]]]]);
  });

  it('counts a double tap once: its second half would hit the next house', () => {
    const { melde } = zeige([]);
    const taste = screen.getByRole('button', { name: 'Erledigt' });
    fireEvent.click(taste, { detail: 1 });
    fireEvent.click(taste, { detail: 2 });
    expect(melde).toHaveBeenCalledTimes(1);
  });
});

describe('the flats of a house', () => {
  const LAGEN = ['EG', '1. OG', '2. OG'];
  it('are ticked as they are seen, also those that the press before has left out', async () => {
    const wohnungen = LAGEN.map((lage, i) => besuch(i + 1, { haltId: besuch(1).haltId, lage }));
    const zeige = (marken: Marke[]) => {
      const tag = tagwerk({ besuche: wohnungen, marken });
      return {
        melde: vi.spyOn(tag, 'melde'),
        ui: <HeuteScreen tag={tag} onAnmelden={() => undefined} onAbmelden={() => Promise.resolve()} />,
      };
    };
    const tippe = (lage: string) => fireEvent.click(screen.getByRole('checkbox', { name: new RegExp(lage) }));
    const { rerender } = render(zeige([]).ui);
    for (const lage of ['1. OG', '2. OG']) tippe(lage);
    fireEvent.click(screen.getByRole('button', { name: '1 von 3 erledigt' }));
    const danach = zeige([marke(1, { art: 'erledigt' })]);
    rerender(danach.ui);
    expect(await screen.findByRole('button', { name: '2 von 3 erledigt' })).toBeTruthy();
    tippe('2. OG');
    expect(screen.getByRole('checkbox', { name: /1. OG/ })).toHaveProperty('checked', true);
    fireEvent.click(screen.getByRole('button', { name: 'Verweigert' }));
    expect(danach.melde.mock.calls).toMatchObject([[[{ terminId: besuch(2).terminId, art: 'verweigert' }]]]);
  });
});
