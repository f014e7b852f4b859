import { describe, expect, it } from 'vitest';

import { haeltXlsxGrenzen } from './xlsxGrenzen.ts';

/** The table of contents of an archive, without the contents. */
function verzeichnis(eintraege: readonly { entpackt: number; verschluesselt?: boolean }[]): Uint8Array {
  const zeilen = eintraege.map(({ entpackt, verschluesselt = false }) => {
    const zeile = Buffer.alloc(46 + 5);
    zeile.writeUInt32LE(0x02_01_4b_50, 0);
    zeile.writeUInt16LE(verschluesselt ? 1 : 0, 8);
    zeile.writeUInt32LE(entpackt, 24);
    zeile.writeUInt16LE(5, 28);
    zeile.write('a.xml', 46);
    return zeile;
  });
  const ende = Buffer.alloc(22);
  ende.writeUInt32LE(0x06_05_4b_50, 0);
  ende.writeUInt16LE(eintraege.length, 10);
  return Buffer.concat([...zeilen, ende]);
}
const MB = 1024 * 1024;

describe('haeltXlsxGrenzen', () => {
  it('lets an honest workbook through', () => {
    expect(haeltXlsxGrenzen(verzeichnis([{ entpackt: 60 * MB }, { entpackt: 2000 }]))).toBe(true);
  });
  it.each([
    ['one entry that unpacks to gigabytes', [{ entpackt: 3000 * MB }]],
    ['many entries that do so together', Array.from({ length: 10 }, () => ({ entpackt: 90 * MB }))],
    ['thousands of entries', Array.from({ length: 3000 }, () => ({ entpackt: 1 }))],
    ['a locked workbook', [{ entpackt: 10, verschluesselt: true }]],
  ])('refuses %s before anything is unpacked', (_was, eintraege) => {
    expect(haeltXlsxGrenzen(verzeichnis(eintraege))).toBe(false);
  });
  it('refuses what ends before its table of contents', () => {
    expect(haeltXlsxGrenzen(Buffer.from('PK'))).toBe(false);
    expect(haeltXlsxGrenzen(verzeichnis([{ entpackt: 1 }]).subarray(0, 60))).toBe(false);
    expect(haeltXlsxGrenzen(verzeichnis([{ entpackt: 1 }]).subarray(30))).toBe(false);
  });
});
