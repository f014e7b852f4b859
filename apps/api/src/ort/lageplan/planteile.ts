import { gunzipSync } from 'node:zlib';

import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

import type { Kachelleser } from '../kartenbild/oeffneKartenbild.ts';
import type { Planmass, Planteil, Zug } from './kartengrund.format.ts';

/** Lines that begin outside of the picture are drawn with their edge. */
const RAND_PX = 24;

/** The upper left corner of a picture in tiles of a zoom, and how large one of them is drawn. */
export interface Fenster extends Planmass {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly pxJeKachel: number;
}

/** What the map has inside of a picture, in its pixels. */
export async function planteile(kachel: Kachelleser, fenster: Fenster): Promise<Planteil[]> {
  const teile: Planteil[] = [];
  for (const [x, y] of kachelnIm(fenster)) {
    // oxlint-disable-next-line no-await-in-loop
    const bytes = await kachel(fenster.zoom, x, y);
    if (bytes !== null) for (const teil of teileAus(gunzipSync(bytes), { x, y }, fenster)) teile.push(teil);
  }
  return teile;
}

function* kachelnIm({ x, y, pxJeKachel, breite, hoehe }: Fenster): Generator<readonly [number, number]> {
  for (let kx = Math.floor(x); kx <= x + breite / pxJeKachel; kx++)
    for (let ky = Math.floor(y); ky <= y + hoehe / pxJeKachel; ky++) yield [kx, ky];
}

function teileAus(bytes: Buffer, kachel: { x: number; y: number }, fenster: Fenster): Planteil[] {
  const { layers } = new VectorTile(new PbfReader(bytes));
  return Object.entries(layers).flatMap(([ebene, layer]) =>
    Array.from({ length: layer.length }, (_, i) => layer.feature(i)).flatMap((feature) => {
      // Of what stands at one place only the numbers of houses are written.
      if (feature.type === 1 && feature.properties['kind'] !== 'address') return [];
      const zuege = feature.loadGeometry().map((zug) =>
        zug.map((punkt) => ({
          x: (kachel.x + punkt.x / layer.extent - fenster.x) * fenster.pxJeKachel,
          y: (kachel.y + punkt.y / layer.extent - fenster.y) * fenster.pxJeKachel,
        })),
      );
      if (!zuege.some((zug) => imBild(zug, fenster))) return [];
      const { kind, name, addr_housenumber: hausnr } = feature.properties;
      const flaeche = feature.type === 3;
      return [{ ebene, kind: String(kind ?? ''), name: String(name ?? hausnr ?? ''), flaeche, zuege }];
    }),
  );
}

function imBild(zug: Zug, { breite, hoehe }: Planmass): boolean {
  const xs = zug.map(({ x }) => x);
  const ys = zug.map(({ y }) => y);
  return (
    Math.max(...xs) >= -RAND_PX &&
    Math.min(...xs) <= breite + RAND_PX &&
    Math.max(...ys) >= -RAND_PX &&
    Math.min(...ys) <= hoehe + RAND_PX
  );
}
