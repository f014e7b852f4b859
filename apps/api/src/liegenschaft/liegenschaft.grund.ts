import { amFeld } from '../platform/refused.ts';
import { type Refusals, refusing } from '../platform/refusing.ts';

/** Why a house is not changed as it was sent. */
const GRUND = {
  'einheit-fremd': [
    'eingabe-ungueltig',
    amFeld('kontakt.nutzungseinheitId', 'Diese Nutzungseinheit gehört zu einem anderen Haus.'),
  ],
  'ohne-laufnummer': ['eingabe-ungueltig', amFeld('nachId', 'Dieses Haus hat selbst keine laufende Nummer.')],
} as const satisfies Refusals;

export const liegenschaftRefused = refusing(GRUND);
