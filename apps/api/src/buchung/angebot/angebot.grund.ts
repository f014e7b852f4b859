import { amFeld } from '../../platform/refused.ts';
import { type Refusals, refusing } from '../../platform/refusing.ts';

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
} as const satisfies Refusals;

export const angebotRefused = refusing(GRUND);
