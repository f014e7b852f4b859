import { amFeld } from '../platform/refused.ts';
import { type Refusals, refusing } from '../platform/refusing.ts';

/** Why somebody does not come in, or a login cannot be given or changed, and what can be done instead. */
const GRUND = {
  'code-falsch': [
    'zweiter-faktor-noetig',
    'Der Code stimmt nicht oder ist abgelaufen. Bitte nehmen Sie den nächsten.',
  ],
  'bisheriges-falsch': ['passwort-falsch', { felder: [{ feld: 'bisher', text: 'stimmt nicht' }] }],
  'passwort-fuer-neue-mail': [
    'passwort-falsch',
    { felder: [{ feld: 'passwort', text: 'Für eine neue E-Mail-Adresse brauchen wir Ihr Passwort.' }] },
  ],
  'passwort-zu-schwach': [
    'passwort-zu-schwach',
    (text: string) => ({ felder: [{ feld: 'passwort', text }] }),
  ],
  'zugang-ohne-mail': [
    'eingabe-ungueltig',
    amFeld('email', 'Wer sich anmelden kann, braucht eine E-Mail-Adresse.'),
  ],
  'einladung-ohne-mail': [
    'eingabe-ungueltig',
    amFeld('email', 'Für die Einladung brauchen wir eine E-Mail-Adresse.'),
  ],
  'nicht-aktiv': [
    'eingabe-ungueltig',
    amFeld('aktiv', 'Diese Person ist nicht aktiv. Machen Sie sie zuerst wieder aktiv.'),
  ],
  'hat-passwort': [
    'eingabe-ungueltig',
    amFeld('email', 'Diese Person hat schon ein Passwort. Über „Passwort vergessen“ bekommt sie ein neues.'),
  ],
  'mail-vergeben': [
    'email-vergeben',
    { felder: [{ feld: 'email', text: 'wird schon für einen anderen Zugang benutzt' }] },
  ],
} as const satisfies Refusals;

export const kontoRefused = refusing(GRUND);
