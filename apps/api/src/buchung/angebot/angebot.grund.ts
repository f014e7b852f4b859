import { amFeld } from '../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** Why nothing is offered there. */
const GRUND = {
  'betrieb-unbekannt': ['nicht-gefunden', 'Diesen Betrieb gibt es hier nicht.'],
  'arbeit-nicht-angeboten': ['nicht-gefunden', 'Diese Arbeit wird online nicht mehr angeboten.'],
  'zeit-nicht-gezeigt': [
    'eingabe-ungueltig',
    (feld: 'zeitId' | 'wahl') => amFeld(feld, 'Bitte wählen Sie eine der gezeigten Zeiten.'),
  ],
  'plz-unlesbar': [
    'eingabe-ungueltig',
    amFeld('plz', 'Die Postleitzahl hat fünf Ziffern, zum Beispiel 91207.'),
  ],
  'hausnummer-unlesbar': [
    'eingabe-ungueltig',
    amFeld('hausnr', 'Bitte geben Sie die Hausnummer als Zahl an, zum Beispiel 17 oder 17a.'),
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
  'sms-geht-nicht': [
    'nicht-erlaubt',
    'Dorthin senden wir zurzeit keine SMS. Bitte rufen Sie den Betrieb an, dann trägt er es ein.',
  ],
  'messenger-geht-nicht': [
    'nicht-erlaubt',
    (name: string) =>
      `Der Betrieb sendet zurzeit keine Nachrichten per ${name}. Ihre Termine erfahren Sie auf den anderen Wegen.`,
  ],
  'weg-geht-nicht': [
    'eingabe-ungueltig',
    amFeld('zuerst', 'Auf diesem Weg erreichen wir Sie nicht. Bitte wählen Sie einen anderen.'),
  ],
  'sms-code-falsch': [
    'eingabe-ungueltig',
    amFeld(
      'bestaetigung',
      'Dieser Code stimmt nicht oder ist abgelaufen. Fordern Sie einen neuen an, oder rufen Sie den Betrieb an.',
    ),
  ],
} as const satisfies Refusals;

export const angebotRefused = refusing(GRUND);
