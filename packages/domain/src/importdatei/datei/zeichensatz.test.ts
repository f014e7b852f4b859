import { describe, expect, it } from 'vitest';

import { lesarten } from '../../../test/bauenLauf.ts';
import { waehleLesart } from './zeichensatz.ts';

/** The bytes an old program writes for these words, in CP850 and in Windows-1252. */
const GROSSMANN_CP850 = [0x47, 0x72, 0x6f, 0xe1, 0x6d, 0x61, 0x6e, 0x6e, 0x0a];
const MUELLER_CP850 = [0x4d, 0x81, 0x6c, 0x6c, 0x65, 0x72, 0x0a];
const SCHLOESSER_CP850 = [0x53, 0x43, 0x48, 0x4c, 0x99, 0x53, 0x53, 0x45, 0x52, 0x0a];
const GROSSMANN_1252 = [0x47, 0x72, 0x6f, 0xdf, 0x6d, 0x61, 0x6e, 0x6e, 0x0a];
const MUELLER_1252 = [0x4d, 0xfc, 0x6c, 0x6c, 0x65, 0x72, 0x0a];
const SCHLOESSER_1252 = [0x53, 0x43, 0x48, 0x4c, 0xd6, 0x53, 0x53, 0x45, 0x52, 0x0a];

const gewaehlt = (...worte: number[][]) => waehleLesart(lesarten(Uint8Array.from(worte.flat())))?.name;

describe('waehleLesart', () => {
  it('knows an old DOS list by its umlauts', () => {
    expect(gewaehlt(MUELLER_CP850)).toBe('cp850');
    expect(gewaehlt(GROSSMANN_CP850, MUELLER_CP850)).toBe('cp850');
    expect(gewaehlt(SCHLOESSER_CP850)).toBe('cp850');
  });

  it('knows a Windows list by the same names', () => {
    expect(gewaehlt(MUELLER_1252)).toBe('windows-1252');
    expect(gewaehlt(GROSSMANN_1252, MUELLER_1252)).toBe('windows-1252');
    expect(gewaehlt(SCHLOESSER_1252)).toBe('windows-1252');
  });

  it('reads UTF-8 as what it is', () => {
    expect(waehleLesart(lesarten(new TextEncoder().encode('Müller, Großmann, SCHLÖSSER')))?.name).toBe(
      'utf-8',
    );
  });

  it('takes the first where plain letters leave it open', () => {
    expect(gewaehlt([0x4d, 0x61, 0x69, 0x65, 0x72])).toBe('utf-8');
    expect(waehleLesart([])).toBeUndefined();
  });
});
