import { describe, expect, it } from 'vitest';

import { boxAround, idsInside, projectionFor, simplified } from './mapGeometry.ts';

const house = (id: string, lat: number, lon: number) => ({ id, lat, lon, label: id });

describe('boxAround', () => {
  it('shows the neighbourhood of a single house', () => {
    const box = boxAround([{ lat: 49.5, lon: 11.3 }]);
    expect(box.east - box.west).toBeCloseTo(0.0015, 5);
    expect(box.north).toBeGreaterThan(49.5);
  });

  it('shows the country while nothing is located', () => {
    expect(boxAround([]).west).toBeLessThan(7);
  });
});

describe('simplified', () => {
  const kreis = Array.from({ length: 900 }, (_, index) => ({
    lat: 49.5 + 0.01 * Math.sin((index / 900) * 2 * Math.PI),
    lon: 11.3 + 0.015 * Math.cos((index / 900) * 2 * Math.PI),
  }));

  it('keeps the shape of a drawn outline with few corners', () => {
    const ring = simplified(kreis, 60);
    expect(ring.length).toBeGreaterThan(8);
    expect(ring.length).toBeLessThanOrEqual(60);
    const innen = [house('mitte', 49.5, 11.3), house('rand', 49.5, 11.3145), house('draussen', 49.5, 11.316)];
    expect(idsInside(innen, ring)).toEqual(['mitte', 'rand']);
  });

  it('never has more corners than asked for', () => {
    expect(simplified(kreis, 6).length).toBeLessThanOrEqual(6);
  });

  it('leaves a figure of a few corners as it is', () => {
    const dreieck = [
      { lat: 49.5, lon: 11.3 },
      { lat: 49.6, lon: 11.3 },
      { lat: 49.6, lon: 11.4 },
    ];
    expect(simplified(dreieck, 60)).toEqual(dreieck);
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
