import { describe, expect, it } from 'vitest';

import { druckbar } from './zeichen.ts';

/** A font that knows ASCII and German only. */
const nurDeutsch = (zeichen: string) => (/[ -~ÄÖÜäöüß§–…]/.test(zeichen) ? 'latin' : undefined);
const gedruckt = (text: string) => [...druckbar(text, nurDeutsch)].map((d) => d.zeichen).join('');

describe('druckbar', () => {
  it('prints German as it is', () => {
    expect(gedruckt('Größe § 1 – Öl …')).toBe('Größe § 1 – Öl …');
  });

  it('falls back to the base letter, then to a question mark', () => {
    expect(gedruckt('Nguyễn')).toBe('Nguyen');
    expect(gedruckt('王 😀')).toBe('? ?');
  });

  it('writes out the arrows and signs that people type into notes', () => {
    expect(gedruckt('Hof → Tor ✓')).toBe('Hof -> Tor ok');
  });

  it('drops what cannot be seen and turns line breaks into blanks', () => {
    expect(gedruckt('Mu\u200Bster\u00ADbach\u0000\tNord')).toBe('Musterbach Nord');
  });
});
