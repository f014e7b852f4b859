import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why the operator is refused, and what can be done instead. */
const GRUND = {
  'stelle-unbekannt': ['eingabe-ungueltig', amFeld('nach', 'Diese Stelle der Liste gibt es nicht.')],
} as const satisfies Refusals;

export const betriebRefused = refusing(GRUND);
