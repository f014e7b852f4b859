import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why a colleague is not saved as she was sent. */
const GRUND = {
  jugendschutz: [
    'eingabe-ungueltig',
    (saetze: readonly string[]) =>
      amFeld('arbeitszeit', `${saetze.join('; ')}. Unter 18 Jahren ist das nicht erlaubt.`),
  ],
  'faehrt-bei-sich': [
    'eingabe-ungueltig',
    amFeld('mitarbeiterId', 'Niemand fährt bei sich selbst mit. Bitte wählen Sie jemand anderen.'),
  ],
} as const satisfies Refusals;

export const mitarbeiterRefused = refusing(GRUND);
