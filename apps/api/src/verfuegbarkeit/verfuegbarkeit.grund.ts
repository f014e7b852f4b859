import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why times for bookings are not saved as they were sent. */
const GRUND = {
  jugendschutz: [
    'eingabe-ungueltig',
    (vorname: string, saetze: readonly string[]) =>
      amFeld('zeiten', `von ${vorname}: ${saetze.join('; ')}. Unter 18 Jahren ist das nicht erlaubt.`),
  ],
} as const satisfies Refusals;

export const verfuegbarkeitRefused = refusing(GRUND);
