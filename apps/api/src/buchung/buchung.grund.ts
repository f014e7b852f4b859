import type { Einwilligungsart } from '@kehrtour/domain/buchung';
import type { Gemeinsam } from '@kehrtour/domain/buchungsbestaetigung';

import { amFeld } from '../platform/refused.ts';
import { type Refusals, refusing } from '../platform/refusing.ts';

const ZU_SPAET = 'Dafür ist es online zu spät. Bitte rufen Sie im Betrieb an.';

const ZU_VIELE: Record<keyof Gemeinsam, string> = {
  haus: 'Für dieses Haus sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die, für die eine Mail gekommen ist, oder rufen Sie im Betrieb an.',
  mail: 'Mit dieser Mail-Adresse sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  telefon:
    'Mit dieser Telefonnummer sind schon mehrere Termine gebucht oder gewünscht. Bitte bestätigen Sie zuerst die Mails dazu, oder rufen Sie im Betrieb an.',
  netz: 'Über Ihren Internetanschluss sind gerade viele Termine gebucht oder gewünscht worden. Bitte bestätigen Sie zuerst Ihre Mail, versuchen Sie es später, oder rufen Sie im Betrieb an.',
};

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
  'zeit-nicht-gezeigt': [
    'eingabe-ungueltig',
    (feld: 'zeitId' | 'wahl') => amFeld(feld, 'Bitte wählen Sie eine der gezeigten Zeiten.'),
  ],
  'tag-vergangen': ['eingabe-ungueltig', amFeld('wahl.tag', 'Diese Zeit liegt in der Vergangenheit.')],
  'taetigkeit-weg': ['eingabe-ungueltig', amFeld('taetigkeitId', 'Diese Tätigkeit gibt es nicht mehr.')],
  'mehrere-zeilen': [
    'eingabe-ungueltig',
    (feld: string) =>
      amFeld(feld, 'Bitte schreiben Sie hier nur eine Zeile, ohne Sonderzeichen zur Steuerung.'),
  ],
  'plz-unlesbar': [
    'eingabe-ungueltig',
    amFeld('plz', 'Die Postleitzahl hat fünf Ziffern, zum Beispiel 91207.'),
  ],
  'hausnummer-unlesbar': [
    'eingabe-ungueltig',
    amFeld('hausnr', 'Bitte geben Sie die Hausnummer als Zahl an, zum Beispiel 17 oder 17a.'),
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
  'nicht-angeboten': [
    'buchung.nicht-angeboten',
    ({ name, telefon }: { name: string; telefon: string }) => ({
      detail: telefon
        ? `Bitte rufen Sie an: ${name}, Telefon ${telefon}.`
        : `Bitte wenden Sie sich direkt an ${name}.`,
      angaben: { name, telefon },
    }),
  ],
  'termin.zu-kurzfristig': ['termin.zu-kurzfristig', ZU_SPAET],
  'termin.uebergang-nicht-moeglich': ['termin.uebergang-nicht-moeglich', ZU_SPAET],
  'zu-viele-unbestaetigte': [
    'buchung.zu-viele-unbestaetigte',
    (gemeinsam: keyof Gemeinsam) => ({ detail: ZU_VIELE[gemeinsam], retryAfterSeconds: 3600 }),
  ],
  'haus-voll': ['buchung.zu-viele-reservierungen', { retryAfterSeconds: 600 }],
  // Whoever shares a connection with many has kept nothing himself: he reads another sentence.
  'anschluss-voll': [
    'buchung.zu-viele-reservierungen',
    {
      detail:
        'Über Ihren Internetanschluss wählen gerade viele einen Termin. Bitte versuchen Sie es in zehn Minuten noch einmal, oder rufen Sie im Betrieb an.',
      retryAfterSeconds: 600,
    },
  ],
} as const satisfies Refusals;

export const buchungRefused = refusing(GRUND);
