import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

import { describe, expect, it } from 'vitest';

import { sfntAus } from './sfnt.ts';

const woff = () =>
  readFileSync(fileURLToPath(import.meta.resolve('@fontsource/inter/files/inter-latin-400-normal.woff')));

/** Sum of a table's words, as the font format checks itself. */
function pruefsumme(tabelle: Buffer): number {
  const voll = Buffer.concat([tabelle, Buffer.alloc((4 - (tabelle.length % 4)) % 4)]);
  let summe = 0;
  for (let i = 0; i < voll.length; i += 4) summe = (summe + voll.readUInt32BE(i)) >>> 0;
  return summe;
}

describe('sfntAus', () => {
  it('unpacks every table so that its own checksum is right', () => {
    const sfnt = sfntAus(woff());
    const anzahl = sfnt.readUInt16BE(4);
    expect(anzahl).toBeGreaterThan(10);
    for (let i = 0; i < anzahl; i += 1) {
      const eintrag = 12 + i * 16;
      const tag = sfnt.toString('latin1', eintrag, eintrag + 4);
      const beginn = sfnt.readUInt32BE(eintrag + 8);
      const tabelle = Buffer.from(sfnt.subarray(beginn, beginn + sfnt.readUInt32BE(eintrag + 12)));
      // The head table sums itself up with this field at nought.
      if (tag === 'head') tabelle.writeUInt32BE(0, 8);
      expect(pruefsumme(tabelle), tag).toBe(sfnt.readUInt32BE(eintrag + 4));
    }
  });

  it('refuses what is not a WOFF font', () => {
    expect(() => sfntAus(Buffer.from('OTTO'))).toThrow('keine WOFF-Schrift');
  });
});
