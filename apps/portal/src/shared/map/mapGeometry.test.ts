import { describe, expect, it } from 'vitest';

import { boxAround, idsInside, projectionFor } from './mapGeometry.ts';

const house = (id: string, lat: number, lon: number) => ({ id, lat, lon, label: id });

describe('boxAround', () => {
  it('shows the neighbourhood of a single house', () => {
    const box = boxAround([{ lat: 49.5, lon: 11.3 }]);
    expect(box.east - box.west).toBeCloseTo(0.004);
    expect(box.north).toBeGreaterThan(49.5);
  });

  it('shows the country while nothing is located', () => {
    expect(boxAround([]).west).toBeLessThan(7);
  });
});

describe('idsInside', () => {
  const outline = [
    { lat: 49, lon: 11 },
    { lat: 49, lon: 12 },
    { lat: 50, lon: 12 },
    { lat: 50, lon: 11 },
  ];

  it('takes the houses inside the outline and no others', () => {
    const houses = [house('drin', 49.5, 11.5), house('daneben', 49.5, 12.5), house('darüber', 50.1, 11.5)];
    expect(idsInside(houses, outline)).toEqual(['drin']);
  });

  it('takes nothing with an outline of less than three corners', () => {
    expect(idsInside([house('a', 49.5, 11.5)], outline.slice(0, 2))).toEqual([]);
  });
});

describe('projectionFor', () => {
  it('finds the way back from pixel to position', () => {
    const { toPixel, toPosition } = projectionFor({ west: 11, south: 49, east: 12, north: 50 }, 800, 600, 20);
    const { x, y } = toPixel({ lat: 49.51, lon: 11.27 });
    const back = toPosition(x, y);
    expect(back.lat).toBeCloseTo(49.51, 9);
    expect(back.lon).toBeCloseTo(11.27, 9);
  });

  it('keeps the box inside the picture', () => {
    const { toPixel } = projectionFor({ west: 11, south: 49, east: 12, north: 50 }, 800, 600, 20);
    const corner = toPixel({ lat: 50, lon: 12 });
    expect(corner.x).toBeLessThanOrEqual(780);
    expect(corner.y).toBeGreaterThanOrEqual(20 - 1e-9);
  });
});
