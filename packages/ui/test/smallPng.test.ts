import { PNG } from 'pngjs';
import { describe, expect, it } from 'vitest';

import { smallPng } from './walk/smallPng.ts';

function picture(colourAt: (x: number, y: number) => [number, number, number]): Buffer {
  const png = new PNG({ width: 64, height: 32 });
  for (let y = 0; y < png.height; y += 1)
    for (let x = 0; x < png.width; x += 1) png.data.set([...colourAt(x, y), 255], (y * png.width + x) * 4);
  return PNG.sync.write(png);
}

describe('smallPng', () => {
  it('keeps the picture, with sixteen steps per colour', () => {
    const small = PNG.sync.read(smallPng(picture((x) => (x < 40 ? [255, 128, 3] : [0, 0, 0]))));
    expect([small.width, small.height]).toEqual([64, 32]);
    expect([...small.data.subarray(0, 4)]).toEqual([255, 136, 0, 255]);
    expect([...small.data.subarray(63 * 4, 63 * 4 + 4)]).toEqual([0, 0, 0, 255]);
  });

  it('reads back what has more colours than a palette holds', () => {
    const many = picture((x, y) => [x * 4, y * 8, (x * y) % 256]);
    const small = PNG.sync.read(smallPng(many));
    const first = PNG.sync.read(many);
    const farthest = Math.max(...small.data.map((value, at) => Math.abs(value - (first.data[at] ?? 0))));
    expect(farthest).toBeLessThanOrEqual(64);
  });
});
