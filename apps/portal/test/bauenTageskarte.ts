import type { Tageskarten } from '@kehrtour/contract/tageskarte';

const STRASSEN = [
  'M0 180L1000 240',
  'M120 0L260 600',
  'M0 470L1000 420',
  'M620 0L560 600',
  'M840 40L900 600',
];
const HALTE = [
  [152, 140],
  [182, 262],
  [228, 455],
  [430, 448],
  [578, 440],
  [592, 300],
  [600, 215],
  [770, 226],
  [872, 330],
  [884, 424],
] as const;

const punkte = HALTE.map(([x, y]) => `${x} ${y}`);
const scheibe = ([x, y]: readonly [number, number], i: number): string =>
  `<circle cx="${x}" cy="${y}" r="12" fill="#fff" stroke="#111" stroke-width="2"/>` +
  `<text x="${x}" y="${y}" text-anchor="middle" dominant-baseline="central" font-family="system-ui,sans-serif" font-weight="700" font-size="13" fill="#111">${i + 1}</text>`;

/** A sheet of an invented village, as the server draws it; with `gestrichelt` nobody knows the streets. */
export function einTagesbild(gestrichelt = false): string {
  return [
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 600" width="1000" height="600">',
    '<rect width="1000" height="600" fill="#f5f2ea"/>',
    ...STRASSEN.map((d) => `<path d="${d}" fill="none" stroke="#d8d2c4" stroke-width="14"/>`),
    ...STRASSEN.map((d) => `<path d="${d}" fill="none" stroke="#fff" stroke-width="11"/>`),
    `<path d="M${punkte.join('L')}" fill="none" stroke="#111" stroke-width="3"${gestrichelt ? ' stroke-dasharray="9 7"' : ''}/>`,
    ...HALTE.map(scheibe),
    '</svg>',
  ].join('');
}

/** The day of one person on it. */
export const eineTageskarte = (
  teile: Partial<Tageskarten['karten'][number]> = {},
): Tageskarten['karten'][number] => ({
  mitarbeiterId: null,
  bild: einTagesbild(teile.gestrichelt),
  nummern: [],
  ohneOrt: 0,
  gestrichelt: false,
  ...teile,
});
