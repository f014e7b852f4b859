import type { Fehlertafel } from './buchungsfehler.ts';

/** Refusals of logging in, of passwords and of the second factor; part of the one list in `fehler.ts`. */
export const anmeldefehler = {
  'anmeldung-falsch': [
    401,
    'Anmeldung nicht möglich',
    'E-Mail-Adresse oder Passwort stimmen nicht. Bitte prüfen Sie beides oder setzen Sie das Passwort zurück.',
  ],
  'zweiter-faktor-noetig': [
    401,
    'Bestätigungscode nötig',
    'Bitte geben Sie den sechsstelligen Code aus Ihrer Authenticator-App ein.',
  ],
  'passkey-noetig': [
    401,
    'Passkey nötig',
    'Bitte bestätigen Sie mit Ihrem Passkey, oder geben Sie einen Wiederherstellungscode ein.',
  ],
  'passkey-falsch': [
    401,
    'Anmeldung mit Passkey nicht möglich',
    'Dieser Passkey gilt hier nicht, nicht mehr, oder die Antwort kam zu spät. Bitte versuchen Sie es noch einmal, oder melden Sie sich mit Ihrem Passwort an.',
  ],
  'zweiter-faktor-einrichten': [
    401,
    'Zweiter Faktor noch nicht eingerichtet',
    'Dieser Zugang braucht einen zweiten Faktor. Richten Sie ihn jetzt auf der Anmeldeseite ein.',
  ],
  'nachweis-noetig': [
    422,
    'Bitte weisen Sie sich noch einmal aus',
    'Dafür brauchen wir Ihr Passwort und, wo es einen gibt, Ihren zweiten Faktor.',
  ],
  'zweiter-faktor-falsch': [
    422,
    'Der Bestätigungscode stimmt nicht',
    'Bitte geben Sie den Code ein, den Ihre Authenticator-App jetzt zeigt. Jeder Code gilt nur einmal.',
  ],
  'zweiter-faktor.anderer-stand': [
    409,
    'Der zweite Faktor wurde inzwischen geändert',
    'Bitte laden Sie die Seite neu und beginnen Sie noch einmal.',
  ],
  'einsicht-noetig': [
    403,
    'Ohne Grund kein Blick in den Betrieb',
    'Beginnen Sie auf der Übersicht die Einsicht in diesen Betrieb und nennen Sie den Grund.',
  ],
  'passwort-falsch': [
    422,
    'Das bisherige Passwort stimmt nicht',
    'Bitte geben Sie Ihr aktuelles Passwort ein.',
  ],
  'passwort-zu-schwach': [
    422,
    'Dieses Passwort ist nicht sicher genug',
    'Bitte wählen Sie mindestens 15 Zeichen, am besten einen Satz, der weder den Betrieb noch Ihre E-Mail-Adresse enthält.',
  ],
} as const satisfies Fehlertafel;
