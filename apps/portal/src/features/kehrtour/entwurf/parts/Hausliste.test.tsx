import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { gruppen, type Haus } from '../hausauswahl.ts';
import { Hausliste } from './Hausliste.tsx';

const STRASSEN = 90;
const HEUTE = '2027-01-15';

const haeuser = Array.from({ length: STRASSEN * 2 }, (_, i): Haus => {
  const strasse = `Straße ${String(i >> 1).padStart(2, '0')}`;
  return {
    id: String(i),
    strasse,
    hausnr: String((i % 2) + 1),
    plz: '91207',
    ort: 'Lauf',
    name: '',
    laufnummer: null,
    koordinaten: null,
    minuten: 20,
    naechsteFrist: '2027-02-28',
    taetigkeitIds: ['kehrung'],
    fss: false,
  };
});

beforeEach(() => {
  laidOutTables();
  Object.assign(Element.prototype, { scrollTo: () => undefined });
});
afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

const zeige = () => {
  const onWaehle = vi.fn<(ids: readonly string[], dabei: boolean) => void>();
  const alle = gruppen(haeuser, 'strasse', HEUTE);
  render(<Hausliste gruppen={alle} gewaehlt={new Set()} heute={HEUTE} onWaehle={onWaehle} />);
  const liste = screen.getByRole('region', { name: 'Häuser' });
  const erreichbar = () =>
    [...liste.querySelectorAll<HTMLElement>('input, button')].filter(({ tabIndex }) => tabIndex === 0);
  const drueck = (key: string) => fireEvent.keyDown(document.activeElement ?? liste, { key });
  const wo = () =>
    document.activeElement?.getAttribute('aria-label') ??
    document.activeElement?.closest('label')?.textContent;
  return { erreichbar, drueck, wo };
};

it('takes two presses of Tab, whatever its length, and arrow keys go through it', () => {
  const { erreichbar, drueck, wo } = zeige();
  expect(erreichbar()).toHaveLength(2);
  erreichbar()[0]?.focus();
  expect(wo()).toBe('Alles Fällige: Straße 00');
  drueck('ArrowDown');
  drueck('ArrowDown');
  expect(wo()).toBe('Alles Fällige: Straße 02');
  expect(erreichbar().map((eines) => eines.getAttribute('aria-label'))[0]).toBe('Alles Fällige: Straße 02');
  expect(erreichbar()).toHaveLength(2);
  drueck('ArrowUp');
  expect(wo()).toBe('Alles Fällige: Straße 01');
});

it('opens a street to the right, and leads from its houses back to it', () => {
  const { erreichbar, drueck, wo } = zeige();
  erreichbar()[0]?.focus();
  drueck('ArrowRight');
  drueck('ArrowDown');
  drueck('ArrowDown');
  expect(wo()).toMatch(/^Nr\. 2/);
  drueck('ArrowLeft');
  expect(wo()).toBe('Alles Fällige: Straße 00');
  drueck('ArrowLeft');
  drueck('ArrowDown');
  expect(wo()).toBe('Alles Fällige: Straße 01');
});
