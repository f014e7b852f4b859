import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why a task cannot be written as it was sent, or a list not be read on, and what can be done instead. */
const GRUND = {
  'taetigkeit-unbekannt': [
    'eingabe-ungueltig',
    amFeld('taetigkeitId', 'Diese Tätigkeit gibt es in Ihrem Katalog nicht.'),
  ],
  'frist-verkehrt': ['eingabe-ungueltig', amFeld('fristBis', 'Die Frist endet, bevor sie beginnt.')],
  'einheit-fremd': [
    'eingabe-ungueltig',
    amFeld('nutzungseinheitId', 'Diese Nutzungseinheit gehört zu einem anderen Haus.'),
  ],
  'anlage-fremd': [
    'eingabe-ungueltig',
    amFeld('anlageId', 'Diese Anlage gehört zu einem anderen Haus, oder es gibt sie nicht mehr.'),
  ],
  'stelle-unbekannt': [
    'eingabe-ungueltig',
    amFeld('cursor', 'Diese Stelle der Liste gibt es nicht. Bitte beginnen Sie von vorn.'),
  ],
} as const satisfies Refusals;

export const aufgabeRefused = refusing(GRUND);
