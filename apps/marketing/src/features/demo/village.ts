/** Musterbach, invented. One unit of the drawing is four metres. */
export const METRES_PER_UNIT = 4;

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Crossings and house doors along the streets. */
export const points: Readonly<Record<string, Point>> = {
  h0: { x: 70, y: 322 },
  h1: { x: 190, y: 306 },
  h2: { x: 322, y: 316 },
  h3: { x: 462, y: 300 },
  h4: { x: 602, y: 308 },
  h5: { x: 752, y: 290 },
  h6: { x: 920, y: 302 },
  m1: { x: 306, y: 222 },
  m2: { x: 330, y: 136 },
  m3: { x: 440, y: 84 },
  k1: { x: 596, y: 214 },
  k2: { x: 652, y: 136 },
  k3: { x: 790, y: 100 },
  a1: { x: 452, y: 404 },
  a2: { x: 506, y: 506 },
  a3: { x: 650, y: 544 },
  b1: { x: 786, y: 396 },
  b2: { x: 742, y: 492 },
  r1: { x: 158, y: 420 },
  r2: { x: 226, y: 520 },
  r3: { x: 368, y: 546 },
};

export interface Street {
  readonly name: string;
  readonly along: readonly string[];
  /** Where its name stands, and the slope it follows. */
  readonly label: Point & { readonly turn: number };
}

export const streets: readonly Street[] = [
  {
    name: 'Hauptstraße',
    along: ['h0', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'],
    label: { x: 846, y: 326, turn: 4 },
  },
  { name: 'Mühlweg', along: ['h2', 'm1', 'm2', 'm3'], label: { x: 296, y: 176, turn: -76 } },
  { name: 'Kirchgasse', along: ['h4', 'k1', 'k2', 'k3'], label: { x: 714, y: 102, turn: -15 } },
  { name: 'Am Anger', along: ['m3', 'k2'], label: { x: 552, y: 94, turn: 14 } },
  { name: 'Am Hang', along: ['h3', 'a1', 'a2', 'a3'], label: { x: 574, y: 552, turn: 15 } },
  { name: 'Bahnhofstraße', along: ['h5', 'b1', 'b2', 'a3'], label: { x: 752, y: 438, turn: -66 } },
  { name: 'Ringweg', along: ['h1', 'r1', 'r2', 'r3', 'a2'], label: { x: 292, y: 562, turn: 10 } },
];

/** Where the car stands in the morning: the market place. */
export const DEPOT = 'h3';

export interface House {
  readonly id: string;
  readonly address: string;
  /** Door on the street. */
  readonly door: string;
  /** From the door to the drawn house. */
  readonly aside: Point;
  readonly work: string;
  readonly minutes: number;
  /** The customer is in only between these hours; text for people, minutes of the day for the planner. */
  readonly wish?: { readonly text: string; readonly from: number; readonly to: number };
  readonly sovereign?: boolean;
}

const clock = (hours: number, minutes = 0) => hours * 60 + minutes;

/** In the order of the export file, which is by customer number. */
export const houses: readonly House[] = [
  {
    id: '1',
    address: 'Mühlweg 9',
    door: 'm2',
    aside: { x: 30, y: 2 },
    work: 'Kehrung Kaminofen',
    minutes: 15,
  },
  {
    id: '2',
    address: 'Bahnhofstraße 4',
    door: 'b1',
    aside: { x: 32, y: 4 },
    work: 'Abgaswegüberprüfung Gas',
    minutes: 20,
  },
  {
    id: '3',
    address: 'Ringweg 2',
    door: 'r1',
    aside: { x: -32, y: 0 },
    work: 'Kehrung Pelletkessel',
    minutes: 15,
  },
  {
    id: '4',
    address: 'Kirchgasse 11',
    door: 'k3',
    aside: { x: 34, y: 8 },
    work: 'Messung Ölheizung',
    minutes: 25,
    wish: { text: 'erst ab 10 Uhr da', from: clock(10), to: clock(13) },
  },
  {
    id: '5',
    address: 'Am Hang 3',
    door: 'a1',
    aside: { x: -32, y: 6 },
    work: 'Kehrung Kachelofen',
    minutes: 15,
  },
  {
    id: '6',
    address: 'Hauptstraße 61',
    door: 'h6',
    aside: { x: 4, y: -34 },
    work: 'Feuerstättenschau',
    minutes: 30,
    sovereign: true,
  },
  {
    id: '7',
    address: 'Ringweg 15',
    door: 'r3',
    aside: { x: 0, y: 34 },
    work: 'Abgaswegüberprüfung Öl',
    minutes: 25,
  },
  {
    id: '8',
    address: 'Mühlweg 22',
    door: 'm3',
    aside: { x: -4, y: -34 },
    work: 'Kehrung und Messung',
    minutes: 30,
  },
  {
    id: '9',
    address: 'Hauptstraße 3',
    door: 'h0',
    aside: { x: -2, y: -34 },
    work: 'Abgaswegüberprüfung Gas',
    minutes: 20,
    wish: { text: 'muss um 9 zur Arbeit', from: clock(8), to: clock(9) },
  },
  {
    id: '10',
    address: 'Am Hang 18',
    door: 'a3',
    aside: { x: 2, y: 34 },
    work: 'Kehrung Kaminofen',
    minutes: 15,
  },
  {
    id: '11',
    address: 'Kirchgasse 2',
    door: 'k1',
    aside: { x: -32, y: -2 },
    work: 'Feuerstättenschau',
    minutes: 30,
    sovereign: true,
  },
  {
    id: '12',
    address: 'Ringweg 8',
    door: 'r2',
    aside: { x: -30, y: 16 },
    work: 'Kehrung Kaminofen',
    minutes: 15,
  },
];
