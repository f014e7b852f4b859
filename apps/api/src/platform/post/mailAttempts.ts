const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

/** A mail server may be away for a weekend (RFC 5321 § 4.5.4.1). */
const DAYS_MS = 72 * HOUR_MS;
/** A notice has a day on which it must have arrived, and other ways of getting there. */
const NOTICE_MS = 6 * HOUR_MS;
const PAUSE_MAX_MS = HOUR_MS;

/** When to try again a mail that did not leave; undefined where nobody tries any more. `versuche` counts this one. */
export function nextAttempt(
  mail: { readonly vorlage: string; readonly versuche: number; readonly seit: Date },
  now: Date,
): Date | undefined {
  const pause = Math.min(30_000 * 2 ** (mail.versuche - 1), PAUSE_MAX_MS);
  const next = now.getTime() + pause;
  const end = mail.seit.getTime() + patience(mail.vorlage);
  // The last attempt is at the end itself, not an hour before it.
  if (now.getTime() >= end) return undefined;
  return new Date(Math.min(next, end));
}

const patience = (vorlage: string): number => (vorlage === 'ankuendigung' ? NOTICE_MS : DAYS_MS);
