import type { Secrets } from '../platform/settings/secrets.ts';

/** Stands only in the mail, never in an answer of the API: whoever has it can read that mail. */
export const nachweisVon = (secrets: Secrets, buchungId: string): string =>
  secrets.derive(`buchung-bestaetigen/${buchungId}`, 18).toString('base64url');
