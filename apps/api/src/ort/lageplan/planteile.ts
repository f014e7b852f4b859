import { VectorTile } from '@mapbox/vector-tile';
import { PbfReader } from 'pbf';

import { entpackeKachel } from '../kartenbild/entpackeKachel.ts';
import type { Kachelleser } from '../kartenbild/oeffneKartenbild.ts';
import type { Planmass, Planteil, Zug } from './kartengrund.format.ts';

/** Lines that begin outside of the picture are drawn with their edge. */
const RAND_PX = 24;

/** Points of all lines and outlines of a picture; a sheet of a small town has a quarter of this. */
const PUNKTE_MAX = 400_000;

/** The upper left corner of a picture in tiles of a zoom, and how large one of them is drawn. */
export interface Fenster extends Planmass {
  readonly zoom: number;
  readonly x: number;
  readonly y: number;
  readonly pxJeKachel: number;
  /** Where they would be too small to be seen: they are most of what a map of a town holds. */
  readonly ohneHaeuser?: boolean;
}

/** What the map has inside of a picture, in its pixels; of a map that was made to cost something only as much as may be. */
export async function planteile(kachel: Kachelleser, fenster: Fenster): Promise<Planteil[]> {
  const teile: Planteil[] = [];
  let punkte = 0;
  for (const [x, y] of kachelnIm(fenster)) {
    // oxlint-disable-next-line no-await-in-loop
    const gepackt = await kachel(fenster.zoom, x, y);
    // oxlint-disable-next-line no-await-in-loop
    const bytes = gepackt === null ? null : await entpackeKachel(gepackt);
    if (bytes === null) continue;
    for (const teil of teileAus(bytes, { x, y }, fenster)) {
      punkte += teil.zuege.reduce((summe, zug) => summe + zug.length, 0);
      if (punkte > PUNKTE_MAX) return teile;
      teile.push(teil);
    }
  }
  return teile;
}

function* kachelnIm({ x, y, pxJeKachel, breite, hoehe }: Fenster): Generator<readonly [number, number]> {
  for (let kx = Math.floor(x); kx <= x + breite / pxJeKachel; kx++)
    for (let ky = Math.floor(y); ky <= y + hoehe / pxJeKachel; ky++) yield [kx, ky];
}

function* teileAus(bytes: Buffer, kachel: { x: number; y: number }, fenster: Fenster): Generator<Planteil> {
  const { layers } = new VectorTile(new PbfReader(bytes));
  for (const [ebene, layer] of Object.entries(layers)) {
    if (fenster.ohneHaeuser === true && ebene === 'buildings') continue;
    for (let i = 0; i < layer.length; i += 1) {
      const feature = layer.feature(i);
      const { kind, name, addr_housenumber: hausnr } = feature.properties;
      // Of things at one place, only the numbers of houses are written.
      if (feature.type === 1 && kind !== 'address') continue;
      const zuege = feature.loadGeometry().map((zug) =>
        zug.map((punkt) => ({
          x: (kachel.x + punkt.x / layer.extent - fenster.x) * fenster.pxJeKachel,
          y: (kachel.y + punkt.y / layer.extent - fenster.y) * fenster.pxJeKachel,
        })),
      );
      if (!zuege.some((zug) => imBild(zug, fenster))) continue;
      const flaeche = feature.type === 3;
      yield { ebene, kind: String(kind ?? ''), name: String(name ?? hausnr ?? ''), flaeche, zuege };
    }
  }
}

function imBild(zug: Zug, { breite, hoehe }: Planmass): boolean {
  let [links, rechts, oben, unten] = [Infinity, -Infinity, Infinity, -Infinity];
  for (const { x, y } of zug) {
    links = Math.min(links, x);
    rechts = Math.max(rechts, x);
    oben = Math.min(oben, y);
    unten = Math.max(unten, y);
  }
  return rechts >= -RAND_PX && links <= breite + RAND_PX && unten >= -RAND_PX && oben <= hoehe + RAND_PX;
}
