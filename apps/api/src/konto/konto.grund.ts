import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why somebody does not come in, or a login cannot be given or changed, and what can be done instead. */
const GRUND = {
  'code-falsch': [
    'zweiter-faktor-noetig',
    'Der Code stimmt nicht, ist abgelaufen oder wurde schon benutzt. Bitte nehmen Sie den nächsten.',
  ],
  'code-stimmt-nicht': [
    'zweiter-faktor-falsch',
    {
      felder: [
        {
          feld: 'code',
          text: 'Der Code stimmt nicht oder wurde schon benutzt. Bitte nehmen Sie den nächsten.',
        },
      ],
    },
  ],
  'faktor-geaendert': [
    'zweiter-faktor.anderer-stand',
    'Der zweite Faktor wurde inzwischen geändert, oder die Einrichtung hat zu lange gedauert. Bitte beginnen Sie noch einmal.',
  ],
  'passkey-beim-anmelden': [
    'zweiter-faktor-noetig',
    'Dieser Passkey gehört nicht zu diesem Zugang, oder die Antwort kam zu spät. Versuchen Sie es noch einmal, oder geben Sie einen Code ein.',
  ],
  'passkey-stimmt-nicht': [
    'zweiter-faktor-falsch',
    'Dieser Passkey gehört nicht zu Ihrem Zugang, oder die Antwort kam zu spät. Versuchen Sie es noch einmal.',
  ],
  'passkey-bekannt': [
    'zweiter-faktor.anderer-stand',
    'Dieser Passkey ist schon eingerichtet. Nehmen Sie ein anderes Gerät oder einen anderen Passwortspeicher.',
  ],
  'zu-viele-passkeys': [
    'zweiter-faktor.anderer-stand',
    'Es gibt schon 20 Passkeys für Ihren Zugang. Entfernen Sie zuerst einen, den Sie nicht mehr brauchen.',
  ],
  'letzter-faktor': [
    'zweiter-faktor.anderer-stand',
    'Das ist Ihr einziger zweiter Faktor, und hier gehört immer einer dazu. Richten Sie zuerst einen anderen ein.',
  ],
  'freigabe-kein-inhaber': [
    'eingabe-ungueltig',
    amFeld('email', 'Unter dieser Adresse führt hier niemand den Betrieb.'),
  ],
  'freigabe-nicht-allein': [
    'eingabe-ungueltig',
    amFeld(
      'email',
      'Der Betrieb hat noch jemanden, der ihn führt: Diese Person setzt den zweiten Faktor unter „Mitarbeitende“ sofort zurück.',
    ),
  ],
  'freigabe-ohne-faktor': [
    'eingabe-ungueltig',
    amFeld('email', 'Dieser Zugang hat keinen zweiten Faktor: Das Passwort genügt.'),
  ],
  'freigabe-laeuft': [
    'eingabe-ungueltig',
    amFeld('email', 'Für diesen Zugang wartet schon eine Zurücksetzung.'),
  ],
  'eigener-faktor': [
    'eingabe-ungueltig',
    'Ihren eigenen zweiten Faktor ändern Sie in Ihrem Profil, mit einem Code.',
  ],
  'bisheriges-falsch': ['passwort-falsch', { felder: [{ feld: 'bisher', text: 'stimmt nicht' }] }],
  'passwort-stimmt-nicht': ['passwort-falsch', { felder: [{ feld: 'passwort', text: 'stimmt nicht' }] }],
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
  'mail-woanders': [
    'email-vergeben',
    'Mit dieser Adresse melden Sie sich schon in einem anderen Betrieb an, und jede Adresse gehört zu einem Zugang. Ihr Zugang hier bleibt, wie er war: Nehmen Sie für ihn eine andere Adresse.',
  ],
  'mail-vergeben': [
    'email-vergeben',
    { felder: [{ feld: 'email', text: 'wird schon für einen anderen Zugang benutzt' }] },
  ],
} as const satisfies Refusals;

export const kontoRefused = refusing(GRUND);
