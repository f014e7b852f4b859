import type { Refused } from '../refusal/refused.ts';

export type SlotCount = {
  /** How many work at once. */ readonly slots: number;
  /** How many may wait for a place; whoever comes then is asked to come back. */ readonly waitingMax: number;
  /** What is said to whoever finds no room to wait either. */ readonly tooMany: () => Refused;
};

/** Work that costs memory or a processor of its own: so much at once, so much waiting, first come first served. */
export class Slots {
  readonly #count: SlotCount;
  readonly #waiting: (() => void)[] = [];
  #taken = 0;

  constructor(count: SlotCount) {
    this.#count = count;
  }

  /** How many could begin at once. */
  get free(): number {
    return this.#count.slots - this.#taken;
  }

  /** @throws Refused 'ueberlastet' when too many wait */
  async take<T>(work: () => Promise<T>): Promise<T> {
    await this.#takeSlot();
    try {
      return await work();
    } finally {
      this.#freeSlot();
    }
  }

  async #takeSlot(): Promise<void> {
    if (this.#taken < this.#count.slots) {
      this.#taken += 1;
      return;
    }
    if (this.#waiting.length >= this.#count.waitingMax) throw this.#count.tooMany();
    await new Promise<void>((next) => this.#waiting.push(next));
  }

  /** The place goes straight to who waits longest; nobody can slip in between. */
  #freeSlot(): void {
    const next = this.#waiting.shift();
    if (next) next();
    else this.#taken -= 1;
  }
}
