/** Constants of specification §9. */
export const BAR_DELAY_MS = 300;
export const BAR_DURATION_MS = 5000;
export const BAR_LINGER_MS = 500;
const TICK_MS = 100;
const STEP = Math.floor(10_000 / BAR_DURATION_MS);

export interface BarView {
  readonly shown: boolean;
  /** Whole points, 0 to 100. */
  readonly percent: number;
  readonly failed: boolean;
}

const HIDDEN: BarView = { shown: false, percent: 0, failed: false };

/** The thin bar on top: nothing for quick pages, then a steady guess, in the end full for a moment. */
export class LoadingProgress {
  readonly #listeners = new Set<() => void>();
  #timer: ReturnType<typeof setTimeout> | undefined;
  #view = HIDDEN;
  #running = false;

  get view(): BarView {
    return this.#view;
  }

  subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  start(): void {
    this.#running = true;
    this.#show(HIDDEN);
    this.#after(BAR_DELAY_MS, () => {
      this.#show({ shown: true, percent: 0, failed: false });
      this.#tick();
    });
  }

  finish(): void {
    if (this.#running) this.#close(false);
  }

  /** Also after `finish`, as long as the bar is still to be seen: an error page knows of its error last. */
  fail(): void {
    if (this.#running || this.#view.shown) this.#close(true);
  }

  #close(failed: boolean): void {
    this.#running = false;
    clearTimeout(this.#timer);
    if (!this.#view.shown) return;
    this.#show({ shown: true, percent: 100, failed });
    this.#after(BAR_LINGER_MS, () => this.#show(HIDDEN));
  }

  #tick(): void {
    if (this.#view.percent >= 100) return;
    this.#after(TICK_MS, () => {
      this.#show({ ...this.#view, percent: Math.min(100, this.#view.percent + STEP) });
      this.#tick();
    });
  }

  #after(delayMs: number, run: () => void): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(run, delayMs);
  }

  #show(view: BarView): void {
    if (view === this.#view) return;
    this.#view = view;
    for (const listener of this.#listeners) listener();
  }
}

/** The one bar of the page. */
export const loadingProgress = new LoadingProgress();
