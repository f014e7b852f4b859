import type { Clock } from './clock.ts';
import { EXPIRY_MARGIN_MS } from './token.ts';

export const ENDS_SOON_MS = 5 * 60_000;

/** Rings once shortly before and once at the end of a session. Sleeping machines are caught by the re-check on waking. */
export class ExpiryTimer {
  readonly #clock: Clock;
  readonly #soon: () => void;
  readonly #over: () => void;
  #callOffs: (() => void)[] = [];

  constructor(clock: Clock, ring: { soon: () => void; over: () => void }) {
    this.#clock = clock;
    this.#soon = ring.soon;
    this.#over = ring.over;
  }

  /** @param expiry milliseconds since 1970 */
  arm(expiry: number): void {
    this.disarm();
    const left = expiry - EXPIRY_MARGIN_MS - this.#clock.now();
    this.#callOffs = [
      this.#clock.after(Math.max(0, left - ENDS_SOON_MS), this.#soon),
      this.#clock.after(Math.max(0, left), this.#over),
    ];
  }

  disarm(): void {
    for (const callOff of this.#callOffs) callOff();
    this.#callOffs = [];
  }
}
