import type { Refused } from './refused.ts';

export type Platzzahl = {
  /** How many work at once. */ readonly plaetze: number;
  /** How many may wait for a place; who comes then is asked to come back. */ readonly wartendeMax: number;
  /** What is said to whoever finds no room to wait either. */ readonly zuViele: () => Refused;
};

/** Work that costs memory or a processor of its own: so much at once, so much waiting, first come first served. */
export class Plaetze {
  readonly #zahl: Platzzahl;
  readonly #wartende: (() => void)[] = [];
  #belegt = 0;

  constructor(zahl: Platzzahl) {
    this.#zahl = zahl;
  }

  /** How many could begin at once. */
  get frei(): number {
    return this.#zahl.plaetze - this.#belegt;
  }

  /** @throws Refused 'ueberlastet' when too many wait */
  async nimm<T>(tat: () => Promise<T>): Promise<T> {
    await this.#nimmPlatz();
    try {
      return await tat();
    } finally {
      this.#gibPlatzFrei();
    }
  }

  async #nimmPlatz(): Promise<void> {
    if (this.#belegt < this.#zahl.plaetze) {
      this.#belegt += 1;
      return;
    }
    if (this.#wartende.length >= this.#zahl.wartendeMax) throw this.#zahl.zuViele();
    await new Promise<void>((weiter) => this.#wartende.push(weiter));
  }

  /** The place goes straight to who waits longest; nobody can slip in between. */
  #gibPlatzFrei(): void {
    const weiter = this.#wartende.shift();
    if (weiter) weiter();
    else this.#belegt -= 1;
  }
}
