import { type Refusals, refusing } from '../platform/refusing.ts';

/** Why something cannot be done with a booking or a wish, and what can be done instead. */
const GRUND = {
  'zeit-vorbei': [
    'termin.uebergang-nicht-moeglich',
    'Diese Zeit ist schon vorbei. Bitte wählen Sie eine andere, oder rufen Sie im Betrieb an.',
  ],
  'anfrage-vorbei': [
    'termin.uebergang-nicht-moeglich',
    'Diese Zeit ist schon vorbei. Bitte schlagen Sie eine andere vor.',
  ],
  'andere-zeit-gilt': [
    'termin.uebergang-nicht-moeglich',
    'Inzwischen gilt eine andere Zeit. Bitte sehen Sie sie an, bevor Sie annehmen.',
  ],
  abgesagt: [
    'termin.uebergang-nicht-moeglich',
    'Dieser Termin ist abgesagt. Sie können jederzeit einen neuen buchen.',
  ],
  'wunsch-beantwortet': [
    'termin.uebergang-nicht-moeglich',
    'Wir haben Ihnen schon geantwortet. Bitte sehen Sie in Ihre E-Mail.',
  ],
  'wunsch-zurueckgezogen': ['termin.uebergang-nicht-moeglich', 'Dieser Wunsch wurde zurückgezogen.'],
  'wunsch-schon-beantwortet': [
    'termin.uebergang-nicht-moeglich',
    'Auf diesen Wunsch hat schon jemand geantwortet.',
  ],
  'zeit-inzwischen-vergeben': [
    'termin.zeit-belegt',
    'Die Buchung galt nicht mehr, und die Zeit hat inzwischen jemand anders. Bitte wählen Sie eine andere.',
  ],
} as const satisfies Refusals;

export const buchungRefused = refusing(GRUND);
