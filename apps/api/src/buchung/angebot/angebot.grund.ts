import { type Refusals, refusing } from '../../platform/refusing.ts';

/** Why nothing is offered there. */
const GRUND = {
  'betrieb-unbekannt': ['nicht-gefunden', 'Diesen Betrieb gibt es hier nicht.'],
  'arbeit-nicht-angeboten': ['nicht-gefunden', 'Diese Arbeit wird online nicht mehr angeboten.'],
} as const satisfies Refusals;

export const angebotRefused = refusing(GRUND);
