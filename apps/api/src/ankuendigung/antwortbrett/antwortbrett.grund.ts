import { type Refusals, refusing } from '../../platform/refusing.ts';

/** Why an answer of the office is not taken, and what can be done instead. */
const GRUND = {
  'schon-erwidert': [
    'termin.uebergang-nicht-moeglich',
    'Diese Frage ist schon beantwortet. Laden Sie die Seite neu, dann sehen Sie die Antwort.',
  ],
} as const satisfies Refusals;

export const antwortbrettRefused = refusing(GRUND);
