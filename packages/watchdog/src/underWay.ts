const PLACES = 64;
const PLACE_BYTES = 160;
const BEATS = 0;
const HELD = 1;
const FIRST_PLACE = 2;
const HEAD_INTS = FIRST_PLACE + PLACES;

/** What the main thread writes and the watch reads, when nothing else of this process can be asked any more. */
export class Board {
  readonly shared: SharedArrayBuffer;
  readonly #ints: Int32Array;
  readonly #texts: Uint8Array;
  readonly #free: number[];

  constructor(shared = new SharedArrayBuffer(HEAD_INTS * 4 + PLACES * PLACE_BYTES)) {
    this.shared = shared;
    this.#ints = new Int32Array(shared, 0, HEAD_INTS);
    this.#texts = new Uint8Array(shared, HEAD_INTS * 4);
    this.#free = Array.from({ length: PLACES }, (_, place) => place);
  }

  /** The loop has turned. `held`: somebody looks at it through a debugger, and may stop it on purpose. */
  beat(held: boolean): void {
    Atomics.store(this.#ints, HELD, held ? 1 : 0);
    Atomics.add(this.#ints, BEATS, 1);
  }
  get beats(): number {
    return Atomics.load(this.#ints, BEATS);
  }

  get held(): boolean {
    return Atomics.load(this.#ints, HELD) === 1;
  }

  /** Notes what begins; of more than there is room for, the rest is not noted. Answers what takes it away again. */
  begin(what: string): () => void {
    const place = this.#free.pop();
    if (place === undefined) return () => undefined;
    const room = this.#texts.subarray(place * PLACE_BYTES, (place + 1) * PLACE_BYTES);
    Atomics.store(this.#ints, FIRST_PLACE + place, encoder.encodeInto(what, room).written);
    let ended = false;
    return () => {
      if (ended) return;
      ended = true;
      Atomics.store(this.#ints, FIRST_PLACE + place, 0);
      this.#free.push(place);
    };
  }

  /** What has begun and not ended. */
  underWay(): string[] {
    return Array.from({ length: PLACES }, (_, place) => {
      const bytes = Atomics.load(this.#ints, FIRST_PLACE + place);
      return decoder.decode(this.#texts.slice(place * PLACE_BYTES, place * PLACE_BYTES + bytes));
    }).filter((what) => what !== '');
  }
}
const encoder = new TextEncoder();
const decoder = new TextDecoder();

/** A process has one loop: whoever works in it says so here, whether it is watched or not. */
export const board = new Board();

/** Notes a piece of work by its kind and id, nothing of a person: it is logged when the process has to be ended over it. */
export const begin = (what: string): (() => void) => board.begin(what);
