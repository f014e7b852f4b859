import { XmlDocument } from 'libxml2-wasm';
import { expect, it } from 'vitest';

import { tageskarteSvg } from './tageskarte.format.ts';

const MASS = { breite: 1000, hoehe: 600 };
const strasse = {
  ebene: 'roads',
  kind: 'minor_road',
  name: '"><script>alert(1)</script>',
  flaeche: false,
  zuege: [
    [
      { x: 0, y: 300 },
      { x: 1000, y: 300 },
    ],
  ],
};
const blatt = (halte: { nummer: number; x: number; y: number }[]) =>
  tageskarteSvg([strasse], {
    mass: MASS,
    massstab: 1,
    halte,
    wege: [{ zug: halte.map(({ x, y }) => ({ x, y })), vermutet: true }],
  });
const scheibenIn = (svg: string): { x: number; y: number }[] => {
  using dokument = XmlDocument.fromString(svg);
  return dokument.find("//*[local-name()='circle' and @r='12']").map((kreis) => ({
    x: Number(kreis.get('@cx')?.content),
    y: Number(kreis.get('@cy')?.content),
  }));
};

it('keeps every number of a dense street and of one door readable and on the sheet', () => {
  const reihe = Array.from({ length: 40 }, (_, i) => ({
    nummer: i + 1,
    x: 300 + (i >> 1) * 14,
    y: 300 + (i % 2) * 10,
  }));
  const tuer = [41, 42, 43].map((nummer) => ({ nummer, x: 998, y: 2 }));
  const scheiben = scheibenIn(blatt([...reihe, ...tuer]));
  expect(scheiben).toHaveLength(43);
  for (const [i, a] of scheiben.entries()) {
    expect(a.x >= 12 && a.x <= 988 && a.y >= 12 && a.y <= 588).toBe(true);
    // Two numbers may touch, not cover each other.
    for (const b of scheiben.slice(i + 1)) expect(Math.hypot(a.x - b.x, a.y - b.y)).toBeGreaterThan(17);
  }
});

it('leaves a lone house where it stands, and says with dashes where no road is known', () => {
  const svg = blatt([
    { nummer: 1, x: 200, y: 200 },
    { nummer: 2, x: 600, y: 400 },
  ]);
  const [erste] = scheibenIn(svg);
  expect(Math.hypot((erste?.x ?? 0) - 200, (erste?.y ?? 0) - 200)).toBeLessThan(1.5);
  expect(svg).toContain('stroke-dasharray="9 7"');
});

it('is a document that holds nothing but the drawing, whatever a street is called', () => {
  using dokument = XmlDocument.fromString(blatt([{ nummer: 1, x: 200, y: 200 }]));
  expect(dokument.find("//*[local-name()='script']")).toHaveLength(0);
  expect(dokument.find("//@*[local-name()='href' or starts-with(local-name(), 'on')]")).toHaveLength(0);
});

it('writes the name of a street on the way that goes along it, not below', () => {
  const halte = [
    { nummer: 1, x: 100, y: 200 },
    { nummer: 2, x: 900, y: 200 },
  ];
  const svg = tageskarteSvg([{ ...strasse, name: 'Burggasse' }], {
    mass: MASS,
    massstab: 1,
    halte,
    wege: [
      {
        zug: [
          { x: 0, y: 300 },
          { x: 1000, y: 300 },
        ],
        vermutet: false,
      },
    ],
  });
  expect(svg.indexOf('Burggasse')).toBeGreaterThan(svg.lastIndexOf('stroke="#111" stroke-width="3"'));
});
