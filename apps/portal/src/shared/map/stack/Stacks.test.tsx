import { cleanup, fireEvent, render, screen, within } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import type { MapPoint } from '../map.props.ts';
import { MapView } from '../MapView.tsx';
import { drawnOf, stacksOf } from './mapStacks.ts';

const hochhaus: MapPoint[] = Array.from({ length: 50 }, (_, index) => ({
  id: `wohnung-${index + 1}`,
  lat: 49.51,
  lon: 11.28,
  label: `Hardtstraße 4, Wohnung ${index + 1}`,
  tone: index === 30 ? 'danger' : 'normal',
}));
const daneben: MapPoint = { id: 'daneben', lat: 49.5101, lon: 11.28, label: 'Hardtstraße 6' };
const selected = new Set(['wohnung-2']);

afterEach(cleanup);

function zeige(points: readonly MapPoint[], onSelect = vi.fn()) {
  const { container } = render(
    <MapView label="Häuser" points={points} selected={selected} onSelect={onSelect} />,
  );
  const punkte = () => [...container.querySelectorAll('svg g[class]')];
  return { onSelect, punkte };
}

it('draws fifty houses of one place as one point that says how many they are, and warns for the one', () => {
  const { punkte } = zeige([...hochhaus, daneben]);
  expect(punkte()).toHaveLength(2);
  expect(screen.getByText('50')).toBeTruthy();
  const [stapel] = stacksOf(hochhaus);
  expect(stapel && drawnOf(stapel, selected)).toMatchObject({
    tone: 'danger',
    stack: { count: 50, chosen: 1 },
  });
});

it('leads from a press on them to each single house, and keeps a lone house at one press', () => {
  const { punkte, onSelect } = zeige([...hochhaus, daneben]);
  const [stapel, einzeln] = punkte();
  if (stapel === undefined || einzeln === undefined) throw new Error('nothing drawn');
  fireEvent.click(einzeln);
  expect(onSelect).toHaveBeenLastCalledWith('daneben');
  fireEvent.click(stapel);
  expect(onSelect).toHaveBeenCalledTimes(1);
  const liste = screen.getByRole('dialog', { name: '50 Häuser an dieser Stelle' });
  expect(within(liste).getAllByRole('listitem')).toHaveLength(50);
  expect(within(liste).getByRole('button', { pressed: true }).textContent).toBe('Hardtstraße 4, Wohnung 2');
  fireEvent.click(within(liste).getByRole('button', { name: 'Hardtstraße 4, Wohnung 31' }));
  expect(onSelect).toHaveBeenLastCalledWith('wohnung-31');
});

it('leads there without a pointer, and gives the focus back', () => {
  const zweites = hochhaus.slice(0, 3).map((haus) => ({ ...haus, id: `b-${haus.id}`, lat: 49.52 }));
  const { onSelect } = zeige([...hochhaus, ...zweites]);
  const weg = screen.getByRole('button', { name: 'Mehrere Häuser an einer Stelle: 2 Stellen' });
  weg.focus();
  fireEvent.click(weg);
  const orte = screen.getByRole('dialog', { name: 'Mehrere Häuser an einer Stelle' });
  expect(orte.contains(document.activeElement)).toBe(true);
  fireEvent.click(within(orte).getByRole('button', { name: /^3 Häuser/ }));
  const drei = screen.getByRole('dialog', { name: '3 Häuser an dieser Stelle' });
  expect(document.activeElement?.textContent).toBe('3 Häuser an dieser Stelle');
  fireEvent.click(within(drei).getByRole('button', { name: 'Hardtstraße 4, Wohnung 1' }));
  expect(onSelect).toHaveBeenLastCalledWith('b-wohnung-1');
  fireEvent.keyDown(drei, { key: 'Escape' });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(document.activeElement).toBe(weg);
});

it('shows the stop that is chosen where two stops of a round share a door', () => {
  const halte = hochhaus.slice(0, 2).map((haus, index) => ({ ...haus, number: String(index + 7) }));
  zeige(halte);
  expect(screen.getByText('8+')).toBeTruthy();
});

it('offers no such list where every house has its own place', () => {
  zeige([daneben]);
  expect(screen.queryByRole('button')).toBeNull();
});
