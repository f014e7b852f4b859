/** How many page data calls are under way, everywhere in the app. */
export class FetchingCount {
  #count = 0;
  readonly #listeners = new Set<() => void>();

  get count(): number {
    return this.#count;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  async during<Value>(work: Promise<Value>): Promise<Value> {
    this.#add(1);
    try {
      return await work;
    } finally {
      this.#add(-1);
    }
  }

  #add(step: number): void {
    this.#count += step;
    for (const listener of this.#listeners) listener();
  }
}

export const fetching = new FetchingCount();
