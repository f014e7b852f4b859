import { XmlDocument } from 'libxml2-wasm';
import { describe, expect, it } from 'vitest';

import type { Planteil } from './kartengrund.format.ts';
import { type Lageplanhaus, lageplanSvg } from './lageplan.format.ts';

const MASS = { breite: 640, hoehe: 320 };
/** At a street that none of these pictures has. */
const HAUS: Lageplanhaus = { strasse: '', hausnr: '7', istSeineStrasse: () => false };
const an = (strasse: string, hausnr = '7'): Lageplanhaus => ({
  strasse,
  hausnr,
  istSeineStrasse: (name) => name === strasse,
});
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

const texte = (svg: string): (string | undefined)[] =>
  [...svg.matchAll(/>([^<>]+)<\/text>/g)].map(([, text]) => text);
const nummer = (name: string, x: number, y: number): Planteil => ({
  ebene: 'buildings',
  kind: 'address',
  name,
  flaeche: false,
  zuege: [[{ x, y }]],
});
const strecke = (von: number, bis: number, y: number) => [
  { x: von, y },
  { x: bis, y },
];
/** One of very many, spread over the picture. */
const stueckchen = (i: number) => strecke((i * 37) % 600, ((i * 37) % 600) + 30, (i * 13) % 320);
/** A street that bends so much that no straight piece of it is as long as its name. */
const bogen = (name: string): Planteil => ({
  ...strasse(name, 0),
  zuege: [Array.from({ length: 60 }, (_, i) => ({ x: 340 + 20 * Math.sin(i), y: i * 5 }))],
});

describe('the picture of a place', () => {
  it('names each street once, where there is room', () => {
    const svg = lageplanSvg(
      [strasse('Hardtstraße', 60), strasse('Hardtstraße', 240), strasse('Weg', 250)],
      MASS,
      HAUS,
    );
    expect(texte(svg)).toEqual(['Hardtstraße', 'Weg', '7']);
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
      texte(lageplanSvg(teile, MASS, HAUS)).filter((text) => text !== HAUS.hausnr);
    // Each piece alone is too short for the name.
    expect(namen([stueck(20, 90)])).toEqual([]);
    expect(namen([stueck(20, 90), stueck(160, 230), stueck(90, 160)])).toEqual(['Siebenkeesstraße']);
    expect(namen([stueck(100, 220, 'Hardtstraße', 60), stueck(100, 220, 'Espanstraße', 75)])).toHaveLength(1);
    expect(namen([amRand])).toEqual([]);
  });

  it('has the number of the house in its pin, and those of its neighbours where each can be read', () => {
    const haeuser = [
      nummer('5', 250, 200),
      nummer('12a', 400, 200),
      // Too near to the other one: they would be read as 35. The nearer one to the pin is told.
      nummer('3', 238, 200),
      // Below the pin, on the name of a street, and over the edge.
      nummer('7', 320, 140),
      nummer('1', 320, 62),
      nummer('9', 638, 200),
    ];
    const svg = lageplanSvg([strasse('Hardtstraße', 60), ...haeuser], MASS, an('Hardtstraße', '7b'));
    expect(texte(svg)).toEqual(['5', '12a', 'Hardtstraße', '7b']);
    // A number that would not fit into the head is told by the page alone.
    expect(texte(lageplanSvg([], MASS, an('Weg', '12-16')))).toEqual(['Weg']);
  });

  it('names the street of the house before all others, across a bend, or above the pin', () => {
    const kurz = (wie: string, y: number): Planteil => ({
      ...strasse(wie, 0),
      zuege: [strecke(100, 220, y)],
    });
    const enge = [kurz('Hardtstraße', 60), kurz('Espanstraße', 75)];
    expect(texte(lageplanSvg(enge, MASS, an('Hardtstraße')))).toEqual(['Hardtstraße', '7']);
    expect(texte(lageplanSvg(enge, MASS, an('Espanstraße')))).toEqual(['Espanstraße', '7']);
    const name = 'Albert-Schweitzer-Straße';
    const svg = lageplanSvg([bogen(name), nummer('5', 320, 100)], MASS, an(name));
    expect(texte(svg)).toEqual([name, '7']);
    expect(svg).toContain(`rotate(0 320 95.1)" text-anchor="middle"`);
  });

  it('names waters, in their own colour', () => {
    const svg = lageplanSvg([{ ...strasse('Pegnitz', 60), ebene: 'water', kind: 'river' }], MASS, HAUS);
    expect(svg).toMatch(/class="s-hof f-gewaesser">Pegnitz</);
  });

  it('is a document that holds nothing but the drawing, whatever a street is called', () => {
    const name = '"><script>alert(1)</script><image href="x"/>&';
    const svg = lageplanSvg([strasse(name, 60), haus(40)], MASS, HAUS);
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

  it('names a street that a map draws with very many points', () => {
    const zug = Array.from({ length: 20_000 }, (_, i) => ({ x: i * 0.032, y: 60 + Math.sin(i / 3000) }));
    expect(texte(lageplanSvg([{ ...strasse('Weg', 0), zuege: [zug] }], MASS, HAUS))).toEqual(['Weg', '7']);
  });

  // Looked at in pairs, each of these would be drawn until tomorrow, and the server would answer nobody meanwhile.
  it.each([
    ['one street in very many pieces', (i: number) => ({ ...strasse('Weg', 0), zuege: [stueckchen(i)] })],
    ['very many streets', (i: number) => ({ ...strasse(`Weg ${i}`, 0), zuege: [stueckchen(i)] })],
    ['very many numbers', (i: number) => nummer(`${i}`, (i * 7) % 640, (i * 3) % 320)],
  ])('draws %s', (_, teil) => {
    const svg = lageplanSvg(
      Array.from({ length: 100_000 }, (__, i) => teil(i)),
      MASS,
      HAUS,
    );
    expect(texte(svg).length).toBeGreaterThan(1);
    expect(texte(svg).length).toBeLessThan(200);
  });

  it('draws a street whose very many pieces the map takes for one thing', () => {
    const zuege = Array.from({ length: 200_000 }, (_, i) => stueckchen(i));
    expect(texte(lageplanSvg([{ ...strasse('Weg', 0), zuege }], MASS, HAUS))).toContain('Weg');
  });

  it('draws a street of very many corners, none of them far from a straight line', () => {
    const zug = Array.from({ length: 100_000 }, (_, i) => ({
      x: i * 0.0064,
      y: 60 + ((i % 2) * 300 * (100_000 - i)) / 100_000,
    }));
    expect(lageplanSvg([{ ...strasse('Weg', 0), zuege: [zug] }], MASS, HAUS)).toContain('<path');
  });

  it('stays small in the densest town', () => {
    const viele = Array.from({ length: 20_000 }, (_, i) => haus(i % 640));
    expect(lageplanSvg(viele, MASS, HAUS).length).toBeLessThan(140_000);
  });
});
