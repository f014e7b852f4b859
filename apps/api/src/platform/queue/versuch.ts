const MINUTE_MS = 60_000;
const EXPONENT_MAX = 10;
/** Who asked for it may have a clock that is ahead of ours. */
const UHREN_MS = 5000;

/** Of a server elsewhere that is asked again and again, and at whose answer a process may end. */
type Lauf = {
  /** Noted before it is asked … */
  readonly begonnen_am: Date | null;
  /** … and that beginning once more, when whoever began has come back. */
  readonly versucht_am: Date | null;
};
export type Takt = {
  readonly alleMinuten: number;
  /** After failures the waits double up to here. */
  readonly wartenMinutenMax: number;
  /** Who has not come back after so long is not under way any more: his process has ended. */
  readonly unterwegsMinutenMax: number;
};

export const minutenSpaeter = (am: Date, minuten: number): Date =>
  new Date(am.getTime() + minuten * MINUTE_MS);

export const istFaellig = (ab: Date, now: Date): boolean => ab.getTime() <= now.getTime() + UHREN_MS;

/** When it is asked again that failed so often before, and now once more. */
export const nachFehler = (am: Date, fehlversuche: number, takt: Takt): Date =>
  minutenSpaeter(
    am,
    Math.min(takt.alleMinuten * 2 ** Math.min(fehlversuche, EXPONENT_MAX), takt.wartenMinutenMax),
  );

const istOffen = ({ begonnen_am: begonnen, versucht_am: versucht }: Lauf): boolean =>
  begonnen !== null && (versucht === null || begonnen > versucht);

export const istUnterwegs = (stand: Lauf, now: Date, takt: Takt): boolean =>
  istOffen(stand) && now < minutenSpaeter(stand.begonnen_am ?? now, takt.unterwegsMinutenMax);

/**
 * What is noted before anybody is asked: the wait that follows a failure, so that what ends a process is not due for whoever starts
 * after it. The attempt before that never came back is a failure, too.
 */
export function beginneVersuch(
  stand: Lauf & { readonly fehlversuche: number },
  now: Date,
  takt: Takt,
): { readonly am: Date; readonly fehlversuche: number; readonly ab: Date } {
  const verschollen = istOffen(stand) && !istUnterwegs(stand, now, takt);
  const fehlversuche = stand.fehlversuche + (verschollen ? 1 : 0);
  return { am: now, fehlversuche, ab: nachFehler(now, fehlversuche, takt) };
}
