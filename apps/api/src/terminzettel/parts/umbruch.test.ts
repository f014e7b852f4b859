import fc from 'fast-check';
import { describe, expect, it } from 'vitest';

import { kuerze, umbrich } from './umbruch.ts';

/** Every letter one millimetre wide. */
const messe = (text: string) => text.length;
const ohneTrennung = (text: string) => text.replaceAll(/[\s-]/g, '');

describe('umbrich', () => {
  it('breaks between words', () => {
    expect(umbrich('Heizung in Betrieb lassen', 12, messe)).toEqual(['Heizung in', 'Betrieb', 'lassen']);
  });

  it('keeps a day with its month, § and district with their number and the hour with "Uhr"', () => {
    expect(umbrich('bis Freitag, 9. Oktober', 18, messe)).toEqual(['bis Freitag,', '9. Oktober']);
    expect(umbrich('gestatten nach § 1 Abs. 3', 17, messe)).toEqual(['gestatten nach', '§ 1 Abs. 3']);
    expect(umbrich('Mo bis Fr 7–8 Uhr', 14, messe)).toEqual(['Mo bis Fr', '7–8 Uhr']);
    expect(umbrich('Bezirk Musterbach 3', 17, messe)).toEqual(['Bezirk', 'Musterbach 3']);
    expect(umbrich('Familie Kern · Code KP48-F5XB', 24, messe)).toEqual(['Familie Kern ·', 'Code KP48-F5XB']);
    expect(umbrich('Müller-Lüdenscheidt', 12, messe)).toEqual(['Müller-', 'Lüdenscheidt']);
  });

  it('breaks a word wider than the line with a hyphen', () => {
    expect(umbrich('Schornstein', 7, messe)).toEqual(['Schorn-', 'stein']);
  });

  it.each([
    ['Schornsteinfegermeisterbetrieb', 27, ['Schornsteinfegermeister-', 'betrieb']],
    ['Schornsteinfegermeisterbetrieb', 16, ['Schornsteinfe-', 'germeister-', 'betrieb']],
    ['Feuerstättenschau', 12, ['Feuerstät-', 'tenschau']],
    ['Zuckerbäckerei', 10, ['Zuckerbä-', 'ckerei']],
    ['xxxxxxxxxxxx', 8, ['xxxxxxx-', 'xxxxx']],
  ])('parts %s at its syllables', (wort, breite, zeilen) => {
    expect(umbrich(wort, breite, messe)).toEqual(zeilen);
  });

  it('never makes a line too wide and never loses a letter', () => {
    const text = fc
      .array(fc.stringMatching(/^[A-Za-zÄÖÜäöüß0-9.,§-]{1,30}$/), { maxLength: 12 })
      .map((w) => w.join(' '));
    fc.assert(
      fc.property(text, fc.integer({ min: 4, max: 60 }), (inhalt, breite) => {
        const zeilen = umbrich(inhalt, breite, messe);
        for (const zeile of zeilen) expect(messe(zeile)).toBeLessThanOrEqual(breite);
        expect(ohneTrennung(zeilen.join(''))).toBe(ohneTrennung(inhalt));
      }),
    );
  });
});

describe('kuerze', () => {
  it('says with an ellipsis that something is missing, cut at a word', () => {
    expect(kuerze(['Bitte halten Sie', 'den Heizraum frei', 'und hell'], 2, 17, messe)).toEqual([
      'Bitte halten Sie',
      'den Heizraum …',
    ]);
  });

  it('leaves short texts alone', () => {
    expect(kuerze(['Bitte klingeln'], 2, 20, messe)).toEqual(['Bitte klingeln']);
  });
});
