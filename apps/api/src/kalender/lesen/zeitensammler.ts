import { type Belegt, vereinige } from '../zeitraum.ts';

const MINUTE_MS = 60_000;
/** Two years in minutes: longer spans are only asked by tests. */
const RASTER_MAX = 1_100_000;
/** At most this many times that do not lie on minutes are kept as they are, and joined where they meet; of more, the minutes they touch are busy. */
const REST_MAX = 50_000;

/**
 * Busy times of a calendar inside a span, however many series there are: what begins and ends on a minute is two marks in a grid of
 * minutes, and costs the same whether it is the first or the ten-millionth.
 */
export class Zeitensammler {
  readonly #spanne: Belegt;
  readonly #anfang: number;
  /** How many times more begin than end in each minute. */
  readonly #raster: Int32Array;
  #rest: Belegt[] = [];
  #restMax = REST_MAX;

  constructor(spanne: Belegt) {
    this.#spanne = spanne;
    this.#anfang = Math.floor(spanne.von / MINUTE_MS) * MINUTE_MS;
    const minuten = Math.ceil((spanne.bis - this.#anfang) / MINUTE_MS);
    this.#raster = new Int32Array(minuten <= RASTER_MAX ? minuten + 1 : 0);
  }

  nimm(von: number, bis: number): void {
    if (bis <= von || bis <= this.#spanne.von || von >= this.#spanne.bis) return;
    const letzte = this.#raster.length - 1;
    const ab = (Math.max(von, this.#anfang) - this.#anfang) / MINUTE_MS;
    const ende = Math.min((bis - this.#anfang) / MINUTE_MS, letzte);
    const aufMinuten = Number.isInteger(ab) && Number.isInteger(ende);
    if (letzte >= 0 && (aufMinuten || this.#rest.length >= REST_MAX)) {
      const [erste, nach] = [Math.floor(ab), Math.ceil(ende)];
      this.#raster[erste] = (this.#raster[erste] ?? 0) + 1;
      this.#raster[nach] = (this.#raster[nach] ?? 0) - 1;
    } else if (this.#rest.push({ von, bis }) > this.#restMax) {
      this.#rest = vereinige(this.#rest, this.#spanne);
      // What did not get fewer is not looked through again before there are twice as many.
      this.#restMax = Math.max(REST_MAX, 2 * this.#rest.length);
    }
  }

  /** In order, without overlaps. */
  alle(): Belegt[] {
    const zeiten: Belegt[] = [...this.#rest];
    let [offen, von] = [0, 0];
    for (let minute = 0; minute < this.#raster.length; minute += 1) {
      const mehr = this.#raster[minute] ?? 0;
      if (mehr === 0) continue;
      const zeit = this.#anfang + minute * MINUTE_MS;
      if (offen === 0 && mehr > 0) von = zeit;
      offen += mehr;
      if (mehr < 0 && offen === 0) zeiten.push({ von, bis: zeit });
    }
    return vereinige(zeiten, this.#spanne);
  }
}
