const MINUTE_MS = 60_000;
const EXPONENT_MAX = 10;
/** Whoever asked for it may have a clock that is ahead of ours. */
const CLOCKS_MS = 5000;

/** Of a server elsewhere that is asked again and again, and at whose answer a process may end. */
type Attempt = {
  /** Noted before it is asked … */
  readonly begonnen_am: Date | null;
  /** … and that beginning once more, when whoever began has come back. */
  readonly versucht_am: Date | null;
};
export type Pace = {
  readonly everyMinutes: number;
  /** After failures the waits double up to here. */
  readonly waitMinutesMax: number;
  /** Whoever has not come back after this time is not under way any more: his process has ended. */
  readonly underWayMinutesMax: number;
};

export const minutesLater = (am: Date, minutes: number): Date => new Date(am.getTime() + minutes * MINUTE_MS);

export const isDue = (from: Date, now: Date): boolean => from.getTime() <= now.getTime() + CLOCKS_MS;

/** When it is asked again that failed so often before, and now once more. */
export const afterFailure = (am: Date, fehlversuche: number, pace: Pace): Date =>
  minutesLater(
    am,
    Math.min(pace.everyMinutes * 2 ** Math.min(fehlversuche, EXPONENT_MAX), pace.waitMinutesMax),
  );

const isOpen = ({ begonnen_am: begun, versucht_am: tried }: Attempt): boolean =>
  begun !== null && (tried === null || begun > tried);

export const isUnderWay = (state: Attempt, now: Date, pace: Pace): boolean =>
  isOpen(state) && now < minutesLater(state.begonnen_am ?? now, pace.underWayMinutesMax);

/**
 * What is noted before anybody is asked: the wait that follows a failure, so that what ends a process is not due for whoever starts
 * after it. The attempt before that never came back is a failure, too.
 */
export function beginAttempt(
  state: Attempt & { readonly fehlversuche: number },
  now: Date,
  pace: Pace,
): { readonly am: Date; readonly fehlversuche: number; readonly ab: Date } {
  const lost = isOpen(state) && !isUnderWay(state, now, pace);
  const fehlversuche = state.fehlversuche + (lost ? 1 : 0);
  return { am: now, fehlversuche, ab: afterFailure(now, fehlversuche, pace) };
}
