import type { Koordinate } from '../koordinate.ts';

/** Places of the nodes that are needed, in flat arrays: a state has a hundred million of them. */
export class Knotenlagen {
  readonly #ids: Float64Array;
  readonly #lat: Float64Array;
  readonly #lon: Float64Array;

  constructor(gebraucht: Iterable<number>) {
    const ids = Float64Array.from(gebraucht).sort();
    let anzahl = 0;
    for (const id of ids) {
      if (anzahl === 0 || ids[anzahl - 1] !== id) ids[anzahl++] = id;
    }
    this.#ids = ids.subarray(0, anzahl);
    this.#lat = new Float64Array(anzahl).fill(Number.NaN);
    this.#lon = new Float64Array(anzahl);
  }

  setze(id: number, lat: number, lon: number): void {
    const stelle = this.#stelle(id);
    if (stelle < 0) return;
    this.#lat[stelle] = lat;
    this.#lon[stelle] = lon;
  }

  /** Null when the node lies outside the extract. */
  lage(id: number): Koordinate | null {
    const stelle = this.#stelle(id);
    const [lat, lon] = [this.#lat[stelle], this.#lon[stelle]];
    if (lat === undefined || lon === undefined || Number.isNaN(lat)) return null;
    return { lat, lon };
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
