import type { Einwilligungsart } from '@kehrtour/domain/buchung/buchung';

import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

const ZU_SPAET = 'Dafür ist es online zu spät. Bitte rufen Sie im Betrieb an.';

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
  'tag-vergangen': ['eingabe-ungueltig', amFeld('wahl.tag', 'Diese Zeit liegt in der Vergangenheit.')],
  'taetigkeit-weg': ['eingabe-ungueltig', amFeld('taetigkeitId', 'Diese Tätigkeit gibt es nicht mehr.')],
  'mehrere-zeilen': [
    'eingabe-ungueltig',
    (feld: string) =>
      amFeld(feld, 'Bitte schreiben Sie hier nur eine Zeile, ohne Sonderzeichen zur Steuerung.'),
  ],
  'einwilligung-fehlt': [
    'buchung.einwilligung-fehlt',
    (fehlend: readonly Einwilligungsart[]) => ({
      felder: fehlend.map((art) => ({
        feld: `einwilligungen.${art}`,
        text: 'Bitte bestätigen Sie diesen Text.',
      })),
      angaben: { fehlend },
    }),
  ],
  'knopf-fehlt': [
    'buchung.einwilligung-fehlt',
    {
      detail: 'Bitte bestätigen Sie mit dem letzten Knopf, dass Sie zahlungspflichtig bestellen.',
      felder: [{ feld: 'zahlungspflichtig', text: 'fehlt' }],
    },
  ],
  warnung: [
    'buchung.warnung',
    (warnungen: readonly string[]) => ({ detail: warnungen.join(' '), angaben: { warnungen } }),
  ],
  'termin.zu-kurzfristig': ['termin.zu-kurzfristig', ZU_SPAET],
  'termin.uebergang-nicht-moeglich': ['termin.uebergang-nicht-moeglich', ZU_SPAET],
} as const satisfies Refusals;

export const buchungRefused = refusing(GRUND);
