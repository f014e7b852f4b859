import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why an address is none where a program can be told. */
const GRUND = {
  'ziel-keine-adresse': [
    'eingabe-ungueltig',
    amFeld('url', 'Das ist keine Adresse, die mit https:// beginnt.'),
  ],
  'ziel-ohne-tls': ['eingabe-ungueltig', amFeld('url', 'Nehmen Sie eine Adresse, die mit https:// beginnt.')],
  'ziel-nicht-oeffentlich': [
    'eingabe-ungueltig',
    amFeld('url', 'Diese Adresse ist aus dem Internet nicht zu erreichen.'),
  ],
} satisfies Refusals;
export const partnerRefused = refusing(GRUND);
