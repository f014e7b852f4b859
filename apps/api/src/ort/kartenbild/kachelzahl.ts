import type { Stelle } from './merkmal.ts';

/** Web Mercator ends here; beyond it and beyond the date line nothing is drawn. */
const BREITE_MAX = 85.05;

export const imBild = ([lon, lat]: Stelle): boolean => Math.abs(lon) < 180 && Math.abs(lat) < BREITE_MAX;

/** Column and row of a place at a zoom, with the share inside its tile behind the point. */
export function kachelstelle([lon, lat]: Stelle, zoom: number): [x: number, y: number] {
  const anzahl = 2 ** zoom;
  const sinus = Math.sin((lat * Math.PI) / 180);
  return [((lon + 180) / 360) * anzahl, (0.5 - Math.log((1 + sinus) / (1 - sinus)) / (4 * Math.PI)) * anzahl];
}

/** West, south, east and north of a tile, in degrees, and `rand` of its width around it. */
export function kachelrechteck(
  zoom: number,
  x: number,
  y: number,
  rand: number,
): [west: number, sued: number, ost: number, nord: number] {
  const anzahl = 2 ** zoom;
  const laenge = (spalte: number) => (spalte / anzahl) * 360 - 180;
  const breite = (zeile: number) =>
    (Math.atan(Math.sinh(Math.PI * (1 - (2 * zeile) / anzahl))) * 180) / Math.PI;
  return [laenge(x - rand), breite(y + 1 + rand), laenge(x + 1 + rand), breite(y - rand)];
}
