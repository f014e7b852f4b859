/** The moment and the timers; tests bring their own. */
export interface Clock {
  now(): number;
  /** @returns calls it off; after its moment that does nothing */
  after(delayMs: number, run: () => void): () => void;
}

export const systemClock: Clock = {
  now: () => Date.now(),
  after: (delayMs, run) => {
    const timer = setTimeout(run, delayMs);
    return () => clearTimeout(timer);
  },
};
