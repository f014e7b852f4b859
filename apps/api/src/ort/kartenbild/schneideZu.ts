import type { Stelle } from './merkmal.ts';

type Rechteck = readonly [west: number, sued: number, ost: number, nord: number];

/** The part of a surface inside a box (Sutherland, Hodgman 1974), ring by ring; empty when nothing of it lies there. */
export function schneideZu(ringe: readonly Stelle[][], rechteck: Rechteck): Stelle[][] {
  const [aussen, ...loecher] = ringe.map((ring) => schneideRing(ring, rechteck));
  if (aussen === undefined || aussen.length < 4) return [];
  return [aussen, ...loecher.filter(({ length }) => length > 3)];
}

function schneideRing(ring: readonly Stelle[], [west, sued, ost, nord]: Rechteck): Stelle[] {
  let rest = ring.slice(0, -1);
  rest = schneideAb(rest, 0, west, 1);
  rest = schneideAb(rest, 0, ost, -1);
  rest = schneideAb(rest, 1, sued, 1);
  rest = schneideAb(rest, 1, nord, -1);
  return [...rest, ...rest.slice(0, 1)];
}

/** Keeps what lies beyond the line (`richtung` 1) or before it (-1), along one axis. */
function schneideAb(ring: readonly Stelle[], achse: 0 | 1, grenze: number, richtung: 1 | -1): Stelle[] {
  const bleibt: Stelle[] = [];
  ring.forEach((stelle, i) => {
    const vorher = ring.at(i - 1) ?? stelle;
    const drin = (stelle[achse] - grenze) * richtung >= 0;
    const warDrin = (vorher[achse] - grenze) * richtung >= 0;
    if (drin !== warDrin) bleibt.push(schnitt(vorher, stelle, achse, grenze));
    if (drin) bleibt.push(stelle);
  });
  return bleibt;
}

function schnitt(von: Stelle, bis: Stelle, achse: 0 | 1, grenze: number): Stelle {
  const anteil = (grenze - von[achse]) / (bis[achse] - von[achse]);
  return [von[0] + (bis[0] - von[0]) * anteil, von[1] + (bis[1] - von[1]) * anteil];
}
