import type { Clock } from '../core/clock.ts';

/** Time that passes only when told to. */
export class FakeClock implements Clock {
  #now: number;
  #timers: { at: number; run: () => void }[] = [];

  constructor(now: number) {
    this.#now = now;
  }

  now(): number {
    return this.#now;
  }

  after(delayMs: number, run: () => void): () => void {
    const timer = { at: this.#now + delayMs, run };
    this.#timers.push(timer);
    return () => {
      this.#timers = this.#timers.filter((one) => one !== timer);
    };
  }

  /** Lets time pass and every timer ring at its moment. */
  async advance(ms: number): Promise<void> {
    const end = this.#now + ms;
    for (let next = this.#next(end); next; next = this.#next(end)) {
      this.#timers = this.#timers.filter((timer) => timer !== next);
      this.#now = Math.max(this.#now, next.at);
      next.run();
      await settle();
    }
    this.#now = end;
    await settle();
  }

  /** The machine slept: time has passed, no timer has rung. */
  sleep(ms: number): void {
    this.#now += ms;
  }

  #next(end: number): { at: number; run: () => void } | undefined {
    return this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0];
  }
}

/** Until nothing that is ready to run is left. */
export async function settle(): Promise<void> {
  for (let round = 0; round < 4; round += 1) await new Promise((done) => globalThis.setTimeout(done, 0));
}
