import { amFeld } from '../platform/refused.ts';
import { type Refusals, refusing } from '../platform/refusing.ts';

/** Why appointments are not listed, and what can be asked for instead. */
const GRUND = {
  'zeitraum-verkehrt': ['eingabe-ungueltig', amFeld('bis', 'Der Zeitraum endet, bevor er beginnt.')],
  'zeitraum-zu-lang': [
    'eingabe-ungueltig',
    (tageMax: number) => amFeld('bis', `Bitte wählen Sie höchstens ${tageMax} Tage.`),
  ],
} as const satisfies Refusals;

export const terminRefused = refusing(GRUND);
