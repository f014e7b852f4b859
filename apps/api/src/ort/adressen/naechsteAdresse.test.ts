import { describe, expect, it } from 'vitest';

import { naechsteAdresse } from './naechsteAdresse.ts';
import type { Strassenverzeichnis } from './strassenverzeichnis.ts';

const mitte = { lat: 49.5, lon: 11.2 };
const versetzt = (meter: number) => ({ lat: mitte.lat + meter / 111_195, lon: mitte.lon });

/** A long street with houses every twenty metres, and a short one across. */
const verzeichnis: Strassenverzeichnis = {
  ortschaften: [],
  strassen: [
    { name: 'Querweg', plz: '91207', ort: 'Lauf', koordinate: versetzt(9), radiusMeter: 5 },
    { name: 'Hauptstraße', plz: '91207', ort: 'Lauf', koordinate: versetzt(500), radiusMeter: 600 },
    {
      name: 'Fernstraße',
      plz: '20457',
      ort: 'Hamburg',
      koordinate: { lat: 53.5, lon: 10 },
      radiusMeter: 400,
    },
  ],
  haeuser: async (index) => {
    if (index === 2) throw new Error('nobody reads streets that are far away');
    return index === 0
      ? [{ hausnr: '1', koordinate: versetzt(9) }]
      : Array.from({ length: 50 }, (_, i) => ({ hausnr: String(i + 1), koordinate: versetzt(i * 20) }));
  },
};

describe('the nearest address', () => {
  it('is that of the house next to the place, whichever street it belongs to', async () => {
    expect(await naechsteAdresse(verzeichnis, versetzt(8))).toMatchObject({
      adresse: { strasse: 'Querweg', hausnr: '1' },
      meter: 1,
    });
    expect(await naechsteAdresse(verzeichnis, versetzt(964))).toMatchObject({
      adresse: { strasse: 'Hauptstraße', hausnr: '49' },
      meter: 4,
    });
  });

  it('is that of the house that is looked for, where a neighbour stands nearer', async () => {
    const gesucht = { strasse: 'Hauptstr.', hausnr: '3' };
    // Between 2 and 3, nearer to 2; the house is meant from across the street, not from the next block.
    expect(await naechsteAdresse(verzeichnis, versetzt(26), gesucht)).toMatchObject({
      adresse: { strasse: 'Hauptstraße', hausnr: '3' },
      meter: 14,
    });
    expect(await naechsteAdresse(verzeichnis, versetzt(139), gesucht)).toMatchObject({
      adresse: { hausnr: '8' },
      meter: 1,
    });
  });

  it('is none in the middle of nowhere', async () => {
    expect(await naechsteAdresse(verzeichnis, versetzt(-400))).toBeNull();
  });
});
