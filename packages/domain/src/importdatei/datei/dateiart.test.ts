import { describe, expect, it } from 'vitest';

import { erkenneBom } from './bom.ts';
import { erkenneDateiart } from './dateiart.ts';
import { FREMDFORMATE } from './fremdformat.ts';

const bytes = (...teile: (string | number[])[]) =>
  Uint8Array.from(
    teile.flatMap((teil) => (typeof teil === 'string' ? [...new TextEncoder().encode(teil)] : teil)),
  );

describe('erkenneDateiart', () => {
  it.each([
    ['csv', bytes('Straße;PLZ\n')],
    ['csv', bytes([0x47, 0x72, 0x6f, 0xe1])],
    ['csv', bytes([0xff, 0xfe, 0x53, 0x00, 0x74, 0x00])],
    ['xlsx', bytes('PK', [3, 4, 20, 0], '...[Content_Types].xml')],
    ['zip', bytes('PK', [3, 4, 20, 0], 'urlaub.jpg')],
    ['archiv', bytes('Rar!', [0x1a, 7, 0])],
    ['ziv4', bytes('SQLite format 3', [0], 'rest')],
    ['xls', bytes([0xd0, 0xcf, 0x11, 0xe0, 0xa1])],
    ['pdf', bytes('%PDF-1.7')],
    ['bild', bytes([0x89], 'PNG')],
    ['unbekannt', bytes([1, 0, 2, 0, 3])],
    ['leer', bytes('')],
    ['leer', bytes('  \r\n ')],
  ])('sees a file as %s', (art, inhalt) => {
    expect(erkenneDateiart(inhalt)).toBe(art);
  });

  it('has a way out for each kind it cannot read', () => {
    for (const { ausweg } of Object.values(FREMDFORMATE)) expect(ausweg).toMatch(/Bitte .+\.$/);
  });
});

describe('UTF-16 without a mark', () => {
  const utf16 = (text: string, vorn = false) =>
    Uint8Array.from(
      [...text].flatMap((zeichen) => (vorn ? [0, zeichen.charCodeAt(0)] : [zeichen.charCodeAt(0), 0])),
    );
  it('is text, whichever byte comes first', () => {
    expect(erkenneDateiart(utf16('Straße;Ort\r\nGasse 1;Lauf'))).toBe('csv');
    expect(erkenneDateiart(utf16('Straße;Ort\r\nGasse 1;Lauf', true))).toBe('csv');
  });
  it('is not taken for it where empty bytes lie elsewhere: a program, a database, a few signs', () => {
    expect(erkenneDateiart(Uint8Array.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0, 4, 0, 0, 0]))).toBe('unbekannt');
    expect(erkenneDateiart(Uint8Array.from([1, 0, 0, 0, 2, 0, 0, 0, 3, 0]))).toBe('unbekannt');
    expect(erkenneDateiart(Uint8Array.from([0x41, 0, 0x42]))).toBe('unbekannt');
  });
});

describe('erkenneBom', () => {
  it('reads the mark of each Unicode encoding', () => {
    expect(erkenneBom(bytes([0xef, 0xbb, 0xbf]))).toBe('utf-8');
    expect(erkenneBom(bytes([0xff, 0xfe]))).toBe('utf-16le');
    expect(erkenneBom(bytes([0xfe, 0xff]))).toBe('utf-16be');
    expect(erkenneBom(bytes('Straße'))).toBeUndefined();
  });
});
