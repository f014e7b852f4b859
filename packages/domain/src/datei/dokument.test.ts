import { describe, expect, it } from 'vitest';

import { dokumentname, DOKUMENTNAME_MAX, dokumenttyp } from './dokument.ts';

const bytes = (text: string): Uint8Array => new TextEncoder().encode(text);

describe('dokumenttyp', () => {
  it('reads the first bytes, and takes nothing that a browser would run', () => {
    expect(dokumenttyp(bytes('%PDF-1.7\n'))).toBe('application/pdf');
    expect(dokumenttyp(Uint8Array.of(0xff, 0xd8, 0xff, 0xe0))).toBe('image/jpeg');
    expect(dokumenttyp(Uint8Array.of(0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 0))).toBe('image/png');
    for (const fremd of ['', '%PDF-', '<html>%PDF-1.7', '<svg xmlns="x"/>', 'GIF89a', 'PK\u0003\u0004'])
      expect(dokumenttyp(bytes(fremd))).toBeUndefined();
  });
});

describe('dokumentname', () => {
  it('keeps the name, and gives it the ending of what it is', () => {
    expect(dokumentname('Feuerstättenbescheid 2027.pdf', 'application/pdf')).toBe(
      'Feuerstättenbescheid 2027.pdf',
    );
    expect(dokumentname('Foto.JPEG', 'image/jpeg')).toBe('Foto.jpg');
    expect(dokumentname('rechnung.html', 'application/pdf')).toBe('rechnung.html.pdf');
  });
  it('has no folder, no sign that nobody sees, and a bound', () => {
    expect(dokumentname('..\\..\\C:/Windows/böse.png', 'image/png')).toBe('böse.png');
    expect(dokumentname('Plan\u202Efdp.\u0000exe', 'application/pdf')).toBe('Planfdp.exe.pdf');
    expect(dokumentname('', 'application/pdf')).toBe('Dokument.pdf');
    expect(dokumentname('\uD800.png', 'image/png')).toBe('\uFFFD.png');
    expect([...dokumentname('🏠'.repeat(500), 'image/png')]).toHaveLength(DOKUMENTNAME_MAX);
  });
});
