import type { Stelle } from './merkmal.ts';

/** Joins the ways of a relation at their ends into closed rings of node ids; what stays open is left out. */
export function schliesseRinge(wege: readonly (readonly number[])[]): number[][] {
  const ringe: number[][] = [];
  const offen = new Map<number, Set<readonly number[]>>();
  const merke = (ende: number | undefined, weg: readonly number[]): void => {
    if (ende !== undefined) offen.set(ende, (offen.get(ende) ?? new Set()).add(weg));
  };
  const streiche = (weg: readonly number[]): void => {
    for (const ende of [weg[0], weg.at(-1)]) if (ende !== undefined) offen.get(ende)?.delete(weg);
  };
  for (const weg of wege.filter(({ length }) => length > 1)) {
    if (weg[0] === weg.at(-1)) ringe.push([...weg]);
    else for (const ende of [weg[0], weg.at(-1)]) merke(ende, weg);
  }
  for (const anfaenge of offen.values())
    for (const weg of anfaenge) {
      const ring = [...weg];
      streiche(weg);
      while (ring[0] !== ring.at(-1)) {
        const ende = ring.at(-1) ?? 0;
        const [naechster] = offen.get(ende) ?? [];
        if (naechster === undefined) break;
        streiche(naechster);
        for (const id of (naechster[0] === ende ? naechster : naechster.toReversed()).slice(1)) ring.push(id);
      }
      if (ring[0] === ring.at(-1)) ringe.push(ring);
    }
  return ringe.filter(({ length }) => length > 3);
}

/** Outer rings, each with the holes that lie in it. */
export function ordneLoecher(aussen: readonly Stelle[][], innen: readonly Stelle[][]): Stelle[][][] {
  const flaechen = aussen.map((ring) => {
    const loecher: Stelle[][] = [];
    return { ring, kasten: kastenUm(ring), loecher };
  });
  for (const loch of innen) {
    const [stelle] = loch;
    if (stelle === undefined) continue;
    flaechen.find(({ ring, kasten }) => imKasten(stelle, kasten) && imRing(stelle, ring))?.loecher.push(loch);
  }
  return flaechen.map(({ ring, loecher }) => [ring, ...loecher]);
}

type Kasten = [west: number, sued: number, ost: number, nord: number];

export function kastenUm(ring: readonly Stelle[]): Kasten {
  const kasten: Kasten = [180, 90, -180, -90];
  for (const [lon, lat] of ring) {
    kasten[0] = Math.min(kasten[0], lon);
    kasten[1] = Math.min(kasten[1], lat);
    kasten[2] = Math.max(kasten[2], lon);
    kasten[3] = Math.max(kasten[3], lat);
  }
  return kasten;
}

const imKasten = ([lon, lat]: Stelle, [west, sued, ost, nord]: Kasten): boolean =>
  lon >= west && lon <= ost && lat >= sued && lat <= nord;

function imRing([lon, lat]: Stelle, ring: readonly Stelle[]): boolean {
  let drin = false;
  for (let i = 1; i < ring.length; i++) {
    const [a, b] = [ring[i - 1], ring[i]];
    if (a === undefined || b === undefined || a[1] > lat === b[1] > lat) continue;
    if (lon < a[0] + ((lat - a[1]) / (b[1] - a[1])) * (b[0] - a[0])) drin = !drin;
  }
  return drin;
}

/** Area of a closed ring in square metres, and its middle. */
export function messe(ring: readonly Stelle[]): { quadratmeter: number; mitte: Stelle } {
  const [anfang = [0, 0]] = ring;
  let [doppelt, x, y] = [0, 0, 0];
  for (let i = 1; i < ring.length; i++) {
    const [a = anfang, b = anfang] = [ring[i - 1], ring[i]];
    // From the first corner, so that the differences stay exact.
    const [ax, ay, bx, by] = [a[0] - anfang[0], a[1] - anfang[1], b[0] - anfang[0], b[1] - anfang[1]];
    const kreuz = ax * by - bx * ay;
    doppelt += kreuz;
    x += (ax + bx) * kreuz;
    y += (ay + by) * kreuz;
  }
  if (doppelt === 0) return { quadratmeter: 0, mitte: [anfang[0], anfang[1]] };
  const meter = 111_195 ** 2 * Math.cos((anfang[1] * Math.PI) / 180);
  return {
    quadratmeter: (Math.abs(doppelt) / 2) * meter,
    mitte: [anfang[0] + x / (3 * doppelt), anfang[1] + y / (3 * doppelt)],
  };
}
