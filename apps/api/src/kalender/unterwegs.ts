const MINUTE_MS = 60_000;
/** Two questions of a quarter of a minute, and a reader that others wait for, too. */
const LESEN_MINUTEN_MAX = 5;

/** Whether somebody reads the calendar now; of one that began long ago and never came back the process has ended. */
export const istUnterwegs = (
  { begonnen_am: begonnen, versucht_am: versucht }: { begonnen_am: Date | null; versucht_am: Date | null },
  now: Date,
): boolean =>
  begonnen !== null &&
  (versucht === null || begonnen > versucht) &&
  now.getTime() - begonnen.getTime() < LESEN_MINUTEN_MAX * MINUTE_MS;
