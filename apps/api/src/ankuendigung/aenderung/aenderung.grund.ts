import { formatAufzaehlung } from '@kehrtour/domain/format';

import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** Why a plan that waits is not put in force, and what can be done instead. */
const GRUND = {
  veraltet: [
    'veraltet',
    (seither: readonly string[]) => ({
      detail: `Seit dieser Änderung ist etwas geschehen: ${formatAufzaehlung([...seither])}. Vergleichen Sie noch einmal, bevor Sie sie annehmen.`,
      angaben: { seither: [...seither] },
    }),
  ],
  'ohne-grund': [
    'aenderung.ohne-grund',
    (anschriften: readonly string[]) => ({
      detail: `Schreiben Sie dazu, warum diese Zusagen gebrochen werden: ${formatAufzaehlung([...anschriften])}. Oder rechnen Sie ohne gebrochene Zusagen.`,
      felder: [{ feld: 'gruende', text: 'fehlt' }],
    }),
  ],
  gebucht: [
    'aenderung.gebucht',
    (anschriften: readonly string[]) =>
      `Hier wurde gebucht: ${formatAufzaehlung([...anschriften])}. Verlegen Sie die Buchung zuerst bei ihrem Termin, oder rechnen Sie ohne gebrochene Zusagen.`,
  ],
} as const satisfies Refusals;

export const aenderungRefused = refusing(GRUND);
