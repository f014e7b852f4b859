import { KartenFehler } from '../karte/kartenfehler.ts';
import type { Stelle } from './merkmal.ts';

const STUECK = 1 << 20;
const ZEHNMILLIONSTEL = 1e7;
/** Sixteen bytes each: half a gigabyte in all, enough for a large Regierungsbezirk. */
const KNOTEN_MAX = 32_000_000;

/** Places of the nodes that are drawn, in flat arrays outside the heap: first what is needed, then where it lies. */
export class Knotenspeicher {
  #stuecke: Float64Array[] = [];
  #anzahl = 0;
  #ids = new Float64Array(0);
  #lat = new Int32Array(0);
  #lon = new Int32Array(0);
  #zuletzt = -1;

  /** @throws KartenFehler when the extract is larger than what one machine draws */
  brauche(ids: readonly number[]): void {
    for (const id of ids) {
      const stelle = this.#anzahl++ % STUECK;
      if (stelle === 0) {
        if (this.#anzahl > KNOTEN_MAX * 1.25) throw new KartenFehler('karte.bild-zu-gross');
        this.#stuecke.push(new Float64Array(STUECK));
      }
      const stueck = this.#stuecke.at(-1);
      if (stueck !== undefined) stueck[stelle] = id;
    }
  }

  /** Between needing and knowing: every id once, in order. */
  ordne(): void {
    const alle = new Float64Array(this.#anzahl);
    this.#stuecke.forEach((stueck, i) => {
      alle.set(stueck.subarray(0, Math.min(STUECK, this.#anzahl - i * STUECK)), i * STUECK);
    });
    this.#stuecke = [];
    alle.sort();
    let anzahl = 0;
    for (const id of alle) if (anzahl === 0 || alle[anzahl - 1] !== id) alle[anzahl++] = id;
    if (anzahl > KNOTEN_MAX) throw new KartenFehler('karte.bild-zu-gross');
    this.#ids = alle.slice(0, anzahl);
    this.#lat = new Int32Array(anzahl).fill(2 ** 31 - 1);
    this.#lon = new Int32Array(anzahl);
  }

  setze(id: number, lat: number, lon: number): void {
    const stelle = this.#stelle(id);
    if (stelle < 0 || !(Math.abs(lat) <= 90) || !(Math.abs(lon) <= 180)) return;
    this.#lat[stelle] = Math.round(lat * ZEHNMILLIONSTEL);
    this.#lon[stelle] = Math.round(lon * ZEHNMILLIONSTEL);
  }

  /** Null for a node outside the extract, or outside the earth. */
  lage(id: number): Stelle | null {
    const stelle = this.#stelle(id);
    const [lat, lon] = [this.#lat[stelle], this.#lon[stelle]];
    if (lat === undefined || lon === undefined || lat === 2 ** 31 - 1) return null;
    return [lon / ZEHNMILLIONSTEL, lat / ZEHNMILLIONSTEL];
  }

  lagen(ids: readonly number[]): Stelle[] {
    return ids.map((id) => this.lage(id)).filter((lage) => lage !== null);
  }

  /** Files name their nodes in order: the next one is mostly the one behind the last. */
  #stelle(id: number): number {
    if (this.#ids[this.#zuletzt + 1] === id) return (this.#zuletzt += 1);
    let [von, bis] = [0, this.#ids.length - 1];
    while (von <= bis) {
      const mitte = (von + bis) >>> 1;
      const wert = this.#ids[mitte] ?? 0;
      if (wert === id) return (this.#zuletzt = mitte);
      if (wert < id) von = mitte + 1;
      else bis = mitte - 1;
    }
    return -1;
  }
}
