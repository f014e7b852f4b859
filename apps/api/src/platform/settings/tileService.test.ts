import { expect, it } from 'vitest';

import { readEnv } from './env.ts';

const dienst = (TILES_URL: string, mehr = {}) =>
  readEnv({ TILES_URL, TILES_ATTRIBUTION: '© Amt', ...mehr }).kacheldienst;

it('knows pictures, vector tiles and whole styles by their address', () => {
  expect(dienst('https://kacheln.example/{z}/{x}/{y}.png')).toMatchObject({
    art: 'raster',
    herkunft: '© Amt',
  });
  expect(dienst('https://kacheln.example/karte/{z}/{x}/{y}.pbf', { TILES_MAXZOOM: '15' })).toMatchObject({
    art: 'vektor',
    zoomMax: 15,
  });
  expect(dienst('https://kacheln.example/stil.json')).toMatchObject({ art: 'stil' });
  expect(readEnv({}).kacheldienst).toBeUndefined();
});

it('refuses an address that is none, and a map of nobody', () => {
  expect(() => dienst('kacheln')).toThrow('ist keine Adresse');
  expect(() => dienst('javascript:alert(1)')).toThrow('ist keine Adresse');
  expect(() => dienst('https://kacheln.example/')).toThrow('weder Kacheln noch einen Kartenstil');
  expect(() => dienst('https://kacheln.example/stil.json', { TILES_ATTRIBUTION: '' })).toThrow(
    'TILES_ATTRIBUTION',
  );
});
