import type { Schnitt } from './schrift.ts';

/** Soot on paper; every text colour keeps at least 7:1 on white, also on a grey printer. */
export const FARBE = {
  russ: '#1b1714',
  russMittel: '#463f39',
  linie: '#c9c0b6',
  glut: '#9a3412',
  schnitt: '#a39a90',
} as const;

export interface Stil {
  /** Points. */
  groesse: number;
  schnitt: Schnitt;
  /** Line height as a multiple of the size. */
  zeile: number;
  farbe: string;
  /** Letter-spacing in thousandths of the size. */
  sperrung?: number;
}

const stil = (groesse: number, schnitt: Schnitt, zeile: number, rest: Partial<Stil> = {}): Stil => ({
  groesse,
  schnitt,
  zeile,
  farbe: FARBE.russ,
  ...rest,
});

/** The type scale of an A6 slip; larger formats multiply it. */
export const STIL = {
  firma: stil(11, 700, 1.25),
  gewerk: stil(7.2, 400, 1.3, { farbe: FARBE.russMittel }),
  titel: stil(11, 700, 1.18),
  anwesen: stil(9.6, 600, 1.25),
  anwesenZusatz: stil(8.2, 400, 1.3, { farbe: FARBE.russMittel }),
  datum: stil(16.5, 700, 1.12),
  uhrzeit: stil(25, 700, 1.08),
  uhrzeitWort: stil(10.5, 400, 1.1),
  rubrik: stil(6.6, 600, 1.35, { farbe: FARBE.glut, sperrung: 45 }),
  text: stil(8.2, 400, 1.32),
  textFett: stil(8.2, 600, 1.32),
  frage: stil(10, 700, 1.25),
  code: stil(15, 700, 1.15, { sperrung: 50 }),
  recht: stil(6.8, 400, 1.32),
  fuss: stil(6, 400, 1.35, { farbe: FARBE.russMittel }),
} as const;

/** The same style larger or smaller. */
export function skaliert(stil: Stil, faktor: number): Stil {
  return { ...stil, groesse: stil.groesse * faktor };
}
