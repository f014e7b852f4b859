import { describe, expect, it } from 'vitest';

import { pruefePlatz } from './speicherplatz.ts';

const GRENZE = 1000;
const platte = (frei: number) => ({ frei, reserve: 400 });

describe('the room of a company', () => {
  it('ends at its bound, with the last byte', () => {
    expect(pruefePlatz({ belegt: 900, neu: 100, grenze: GRENZE }, undefined)).toBe('passt');
    expect(pruefePlatz({ belegt: 900, neu: 101, grenze: GRENZE }, undefined)).toBe('betrieb-voll');
  });
  it('is refused first to who has much, when the disk is nearly full', () => {
    expect(pruefePlatz({ belegt: 500, neu: 10, grenze: GRENZE }, platte(410))).toBe('passt');
    expect(pruefePlatz({ belegt: 500, neu: 10, grenze: GRENZE }, platte(409))).toBe('platte-voll');
    expect(pruefePlatz({ belegt: 5, neu: 10, grenze: GRENZE }, platte(300))).toBe('passt');
  });
  it('is refused to all before database and logs have none', () => {
    expect(pruefePlatz({ belegt: 0, neu: 1, grenze: GRENZE }, platte(100))).toBe('platte-voll');
  });
});
