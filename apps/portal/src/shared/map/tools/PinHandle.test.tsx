import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';

import { PinHandle } from './PinHandle.tsx';

afterEach(cleanup);

/** A pixel is a thousandth of a degree. */
const view = {
  toPixel: ({ lat, lon }: { lat: number; lon: number }) => ({ x: lon * 1000, y: -lat * 1000 }),
  toPosition: (x: number, y: number) => ({ lat: -y / 1000, lon: x / 1000 }),
};
const stift = () => {
  const [onMove, onDrop] = [vi.fn(), vi.fn()];
  render(
    <PinHandle
      view={view}
      position={{ lat: -0.2, lon: 0.1 }}
      label="Hardtstraße 3"
      onMove={onMove}
      onDrop={onDrop}
    />,
  );
  return { onMove, onDrop, knopf: screen.getByRole('button', { name: /Hardtstraße 3/ }) };
};

it('a pin is dragged, and dropped once', () => {
  const { onMove, onDrop, knopf } = stift();
  knopf.setPointerCapture = () => undefined;
  fireEvent.pointerMove(knopf, { clientX: 900, clientY: 900 });
  expect(onMove).not.toHaveBeenCalled();
  fireEvent.pointerDown(knopf, { clientX: 100, clientY: 200, pointerId: 1 });
  fireEvent.pointerMove(knopf, { clientX: 140, clientY: 220 });
  fireEvent.pointerUp(knopf, { clientX: 150, clientY: 250 });
  expect(onMove).toHaveBeenCalledWith({ lat: -0.22, lon: 0.14 });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ lat: -0.25, lon: 0.15 });
});

it('a pin that is taken at its head does not jump', () => {
  const { onDrop, knopf } = stift();
  knopf.setPointerCapture = () => undefined;
  fireEvent.pointerDown(knopf, { clientX: 105, clientY: 175, pointerId: 1 });
  fireEvent.pointerUp(knopf, { clientX: 105, clientY: 175 });
  expect(onDrop).toHaveBeenCalledExactlyOnceWith({ lat: -0.2, lon: 0.1 });
});

it('a pin goes by arrow keys, further with Shift, and is dropped where the key is let go', () => {
  const { onMove, onDrop, knopf } = stift();
  fireEvent.keyDown(knopf, { key: 'ArrowRight' });
  expect(onMove).toHaveBeenLastCalledWith({ lat: -0.2, lon: 0.102 });
  fireEvent.keyDown(knopf, { key: 'ArrowUp', shiftKey: true });
  expect(onMove).toHaveBeenLastCalledWith({ lat: -0.18, lon: 0.1 });
  fireEvent.keyUp(knopf, { key: 'ArrowUp' });
  expect(onDrop).toHaveBeenCalledTimes(1);
  fireEvent.keyDown(knopf, { key: 'a' });
  expect(onMove).toHaveBeenCalledTimes(2);
});
