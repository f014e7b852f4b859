import { laidOutTables } from '@kehrtour/testkit/laidOutTables';
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';

import { eineStrasse } from '../../../../../test/bauenKehrtourauswahl.ts';
import { gruppen, haeuserAus } from '../hausauswahl.ts';
import { Hausliste } from './Hausliste.tsx';

const STRASSEN = 90;
const HEUTE = '2027-01-15';

const haeuser = haeuserAus(
  Array.from({ length: STRASSEN }, (_, i) => eineStrasse(`Straße ${String(i).padStart(2, '0')}`, 2)),
);

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

it('leaves to the browser what is its own', () => {
  const { erreichbar, wo } = zeige();
  erreichbar()[0]?.focus();
  const [links, ende] = [
    { key: 'ArrowLeft', altKey: true },
    { key: 'End', ctrlKey: true },
  ].map((taste) => fireEvent.keyDown(document.activeElement ?? document.body, taste));
  // Nothing was prevented, and nothing moved.
  expect([links, ende, wo()]).toEqual([true, true, 'Alles Fällige: Straße 00']);
});
