import { type Refusals, refusing } from '../platform/refusing.ts';

const ZU_SPAET = 'Dafür ist es online leider zu spät. Bitte rufen Sie im Betrieb an.';

/** Why a round cannot be announced, or an answer not be taken, and what can be done instead. */
const GRUND = {
  vorbei: [
    'termin.uebergang-nicht-moeglich',
    'Dieser Termin ist schon vorbei oder wurde abgesagt. Bitte rufen Sie im Betrieb an.',
  ],
  abwesend: [
    'termin.zeit-belegt',
    'Jemand aus dieser Kehrtour ist in dieser Zeit abwesend gemeldet. Planen Sie die Kehrtour neu oder nehmen Sie die Abwesenheit zurück.',
  ],
  'gerade-gebucht': [
    'termin.zeit-belegt',
    'Gerade wurde in dieser Zeit etwas gebucht. Bitte versuchen Sie es noch einmal.',
  ],
  'mehrere-wohnungen': [
    'termin.alternative-weg',
    'In diesem Haus besuchen wir mehrere Wohnungen zusammen. Bitte schicken Sie uns einen Wunsch.',
  ],
  'termin.zu-kurzfristig': ['termin.zu-kurzfristig', ZU_SPAET],
  'termin.uebergang-nicht-moeglich': ['termin.uebergang-nicht-moeglich', ZU_SPAET],
} as const satisfies Refusals;

export const ankuendigungRefused = refusing(GRUND);
