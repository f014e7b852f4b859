import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why the address of a calendar is not taken, and which one would be. */
const GRUND = {
  'keine-adresse': ['eingabe-ungueltig', amFeld('adresse', 'Das ist keine Adresse eines Kalenders.')],
  unverschluesselt: [
    'eingabe-ungueltig',
    amFeld(
      'adresse',
      'Kalender lesen wir nur verschlüsselt. Bitte nehmen Sie eine Adresse, die mit https:// beginnt.',
    ),
  ],
  'anmeldung-unlesbar': [
    'eingabe-ungueltig',
    amFeld(
      'adresse',
      'Benutzername oder Passwort in der Adresse sind nicht lesbar. Bitte tragen Sie beides in die Felder darunter ein.',
    ),
  ],
} as const satisfies Refusals;

export const kalenderRefused = refusing(GRUND);
