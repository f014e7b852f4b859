import type { Koordinate } from '@kehrtour/domain/ort/koordinate';

const STUECK = 1 << 20;
const ZEHNMILLIONSTEL = 1e7;
const UNBEKANNT = 2 ** 31 - 1;

/** Places of the nodes that are needed, in flat arrays of sixteen bytes each: a state has a hundred million of them. */
export class Knotenlagen {
  readonly #ids: Float64Array;
  readonly #lat: Int32Array;
  readonly #lon: Int32Array;

  constructor(gebraucht: Iterable<number>) {
    const ids = inEinem(gebraucht).sort();
    let anzahl = 0;
    for (const id of ids) {
      if (anzahl === 0 || ids[anzahl - 1] !== id) ids[anzahl++] = id;
    }
    this.#ids = ids.slice(0, anzahl);
    this.#lat = new Int32Array(anzahl).fill(UNBEKANNT);
    this.#lon = new Int32Array(anzahl);
  }

  setze(id: number, lat: number, lon: number): void {
    const stelle = this.#stelle(id);
    if (stelle < 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return;
    this.#lat[stelle] = Math.round(lat * ZEHNMILLIONSTEL);
    this.#lon[stelle] = Math.round(lon * ZEHNMILLIONSTEL);
  }

  /** Null when the node lies outside the extract. */
  lage(id: number): Koordinate | null {
    const stelle = this.#stelle(id);
    const [lat, lon] = [this.#lat[stelle], this.#lon[stelle]];
    if (lat === undefined || lon === undefined || lat === UNBEKANNT) return null;
    return { lat: lat / ZEHNMILLIONSTEL, lon: lon / ZEHNMILLIONSTEL };
  }

  lagen(ids: readonly number[]): Koordinate[] {
    return ids.map((id) => this.lage(id)).filter((lage) => lage !== null);
  }

  #stelle(id: number): number {
    let [von, bis] = [0, this.#ids.length - 1];
    while (von <= bis) {
      const mitte = (von + bis) >>> 1;
      const wert = this.#ids[mitte] ?? 0;
      if (wert === id) return mitte;
      if (wert < id) von = mitte + 1;
      else bis = mitte - 1;
    }
    return -1;
  }
}

/** Piece by piece: an ordinary list of so many numbers would stand beside it while it is copied. */
function inEinem(zahlen: Iterable<number>): Float64Array {
  const stuecke: Float64Array[] = [];
  let anzahl = 0;
  for (const zahl of zahlen) {
    const stelle = anzahl++ % STUECK;
    if (stelle === 0) stuecke.push(new Float64Array(STUECK));
    const stueck = stuecke.at(-1);
    if (stueck !== undefined) stueck[stelle] = zahl;
  }
  const alle = new Float64Array(anzahl);
  stuecke.forEach((stueck, i) => {
    alle.set(stueck.subarray(0, Math.min(STUECK, anzahl - i * STUECK)), i * STUECK);
  });
  return alle;
}
