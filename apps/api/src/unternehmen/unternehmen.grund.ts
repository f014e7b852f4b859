import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why the company is not changed as it was sent, and what can be done instead. */
const GRUND = {
  'adresse-vergeben': ['name-vergeben', { felder: [{ feld: 'slug', text: 'ist schon vergeben' }] }],
  'rechtstext-noetig': [
    'eingabe-ungueltig',
    (feld: 'impressum' | 'datenschutz') =>
      amFeld(feld, 'ist nötig, solange Ihre Buchungsseite öffentlich ist'),
  ],
  'logo-kein-bild': [
    'falscher-inhalt',
    'Bitte nehmen Sie ein Bild als PNG- oder JPEG-Datei; SVG, GIF und WebP speichern Bildprogramme auch als PNG.',
  ],
  'logo-beschaedigt': [
    'falscher-inhalt',
    'Dieses Bild ist beschädigt. Bitte öffnen Sie es in einem Bildprogramm, speichern Sie es neu als PNG und laden Sie es noch einmal hoch.',
  ],
  'logo-zu-viele-punkte': [
    'zu-gross',
    'Ein Logo darf höchstens 4.096 × 4.096 Bildpunkte haben. Bitte verkleinern Sie das Bild und laden Sie es noch einmal hoch.',
  ],
  'logo-zu-schwer': ['zu-gross', 'Ein Logo darf höchstens 5 MB groß sein. Bitte verkleinern Sie das Bild.'],
} as const satisfies Refusals;

export const unternehmenRefused = refusing(GRUND);
