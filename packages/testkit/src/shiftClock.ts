declare global {
  /** Milliseconds by which `shiftClock` has moved this realm; nothing where it did not run. */
  var clockAheadMs: number | undefined;
}

/**
 * Moves the clock of this thread or page; it goes on from there. Timers keep their pace.
 * It needs nothing around it: browsers are handed its source.
 */
export function shiftClock(aheadMs: number): void {
  const RealDate = globalThis.Date;
  // Who has already brought a clock of its own, as journeys do that wind it forward, keeps it.
  const own = !Function.prototype.toString.call(RealDate).includes('[native code]');
  if (own || globalThis.clockAheadMs !== undefined || aheadMs === 0) return;
  globalThis.clockAheadMs = aheadMs;
  const now = (): number => RealDate.now() + aheadMs;
  const ShiftedDate = new Proxy(RealDate, {
    construct: (target, given, newTarget) =>
      Reflect.construct(target, given.length > 0 ? given : [now()], newTarget),
    apply: () => new RealDate(now()).toString(),
    get: (target, key) => (key === 'now' ? now : Reflect.get(target, key)),
  });
  globalThis.Date = ShiftedDate;
  ShiftedDate.prototype.constructor = ShiftedDate;
}

/** Milliseconds by which this thread lives ahead of the machine. */
export const aheadMs = (): number => globalThis.clockAheadMs ?? 0;
