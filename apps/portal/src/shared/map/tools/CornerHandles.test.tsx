import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, describe, expect, it } from 'vitest';

import type { MapPosition } from '../map.props.ts';
import { CornerHandles } from './CornerHandles.tsx';

afterEach(cleanup);

/** A degree is a hundred pixels, north is up. */
const view = {
  toPixel: ({ lat, lon }: MapPosition) => ({ x: lon * 100, y: -lat * 100 }),
  toPosition: (x: number, y: number) => ({ lat: -y / 100, lon: x / 100 }),
};
const SQUARE: MapPosition[] = [
  { lat: 0, lon: 0 },
  { lat: 0, lon: 1 },
  { lat: 1, lon: 1 },
  { lat: 1, lon: 0 },
];

function Square() {
  const [ring, setRing] = useState(SQUARE);
  return (
    <>
      <CornerHandles ring={ring} onChange={setRing} view={view} />
      <output>{ring.map(({ lat, lon }) => `${lon.toFixed(2)}/${lat.toFixed(2)}`).join(' ')}</output>
    </>
  );
}

const shape = () => screen.getByRole('status').textContent;

describe('CornerHandles', () => {
  it('moves a corner by arrow keys, with Shift ten times as far', () => {
    render(<Square />);
    const third = screen.getByRole('button', { name: 'Ecke 3 von 4' });
    fireEvent.keyDown(third, { key: 'ArrowUp' });
    fireEvent.keyDown(third, { key: 'ArrowRight', shiftKey: true });
    expect(shape()).toBe('0.00/0.00 1.00/0.00 1.20/1.02 0.00/1.00');
  });
  it('puts a corner between the last and the first', () => {
    render(<Square />);
    fireEvent.click(screen.getByRole('button', { name: 'Ecke nach Ecke 4 einfügen' }));
    expect(shape()).toBe('0.00/0.00 1.00/0.00 1.00/1.00 0.00/1.00 0.00/0.50');
    fireEvent.keyDown(screen.getByRole('button', { name: 'Ecke 1 von 5' }), { key: 'Insert' });
    expect(shape()).toBe('0.00/0.00 0.50/0.00 1.00/0.00 1.00/1.00 0.00/1.00 0.00/0.50');
  });
  it('takes corners away as long as a surface is left', () => {
    render(<Square />);
    for (let presses = 0; presses < 4; presses += 1)
      fireEvent.keyDown(screen.getByRole('button', { name: /^Ecke 1 von/ }), { key: 'Delete' });
    expect(shape()).toBe('1.00/0.00 1.00/1.00 0.00/1.00');
  });
});
