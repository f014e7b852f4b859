import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';

import type { Planteil } from './kartengrund.format.ts';
import { lageplanSvg } from './lageplan.format.ts';

const MASS = { breite: 640, hoehe: 320 };
const strasse = (name: string, y: number): Planteil => ({
  ebene: 'roads',
  kind: 'minor_road',
  name,
  flaeche: false,
  zuege: [
    [
      { x: -10, y },
      { x: 650, y },
    ],
  ],
});
const haus = (x: number): Planteil => ({
  ebene: 'buildings',
  kind: 'building',
  name: '',
  flaeche: true,
  zuege: [
    [
      { x, y: 10 },
      { x: x + 9, y: 10 },
      { x: x + 9, y: 19 },
      { x, y: 10 },
    ],
  ],
});

describe('the picture of a place', () => {
  it('names each street once, where there is room', () => {
    const svg = lageplanSvg(
      [strasse('Hardtstraße', 60), strasse('Hardtstraße', 240), strasse('Weg', 250)],
      MASS,
    );
    expect(svg.match(/<text/g)).toHaveLength(2);
    expect(svg).toContain('>Hardtstraße</text>');
  });

  it('writes no name into another one, none over the edge, and a street that the map cuts in pieces as one', () => {
    const stueck = (von: number, bis: number, name = 'Siebenkeesstraße', y = 280): Planteil => ({
      ...strasse(name, 0),
      zuege: [
        [
          { x: von, y },
          { x: bis, y },
        ],
      ],
    });
    const amRand: Planteil = {
      ...strasse('Altung', 0),
      zuege: [
        [
          { x: 600, y: -400 },
          { x: 600, y: 40 },
        ],
      ],
    };
    const namen = (teile: Planteil[]): (string | undefined)[] =>
      [...lageplanSvg(teile, MASS).matchAll(/>([^<>]+)<\/text>/g)].map(([, name]) => name);
    // Each piece alone is too short for the name.
    expect(namen([stueck(20, 90)])).toEqual([]);
    expect(namen([stueck(20, 90), stueck(160, 230), stueck(90, 160)])).toEqual(['Siebenkeesstraße']);
    expect(namen([stueck(100, 220, 'Hardtstraße', 60), stueck(100, 220, 'Espanstraße', 75)])).toHaveLength(1);
    expect(namen([amRand])).toEqual([]);
  });

  it('is a document that holds nothing but the drawing, whatever a street is called', () => {
    const name = '"><script>alert(1)</script><image href="x"/>&';
    const svg = lageplanSvg([strasse(name, 60), haus(40)], MASS);
    using dokument = XmlDocument.fromString(svg);
    const wieOft = (pfad: string): number => dokument.find(pfad).length;
    const erlaubt = ['svg', 'style', 'rect', 'path', 'text', 'circle'].map(
      (name) => `local-name()='${name}'`,
    );
    expect(wieOft('//*')).toBeGreaterThan(6);
    expect(wieOft(`//*[not(${erlaubt.join(' or ')})]`)).toBe(0);
    expect(wieOft("//@*[local-name()='href' or starts-with(local-name(), 'on')]")).toBe(0);
    expect(svg).toContain('&lt;script&gt;');
  });

  it('stays small in the densest town', () => {
    const viele = Array.from({ length: 20_000 }, (_, i) => haus(i % 640));
    expect(lageplanSvg(viele, MASS).length).toBeLessThan(140_000);
  });
});
