import type { FeldFehler } from '@kehrtour/contract/problem';

import { amFeld } from './refused.ts';
import { type Refusals, refusing } from './refusing.ts';

const UNSTORABLE = 'enthält ein Zeichen, das sich nicht speichern lässt; bitte tippen Sie die Angabe neu ein';

/** Why a request is refused before any verb sees it, or while it waits for its turn. */
const GRUND = {
  'no-address': ['nicht-gefunden', 'Diese Adresse gibt es hier nicht.'],
  'no-http': ['eingabe-ungueltig', 'Diese Anfrage ist nicht lesbar.'],
  'empty-json': [
    'eingabe-ungueltig',
    'Es ist kein Inhalt angekommen, obwohl die Anfrage JSON ankündigt. Bitte senden Sie die Angaben als JSON mit, oder lassen Sie die Kopfzeile Content-Type weg.',
  ],
  'no-json': [
    'eingabe-ungueltig',
    'Der Inhalt der Anfrage ist kein gültiges JSON. Bitte prüfen Sie Klammern, Kommas und Anführungszeichen, und senden Sie ihn noch einmal.',
  ],
  'no-object': [
    'eingabe-ungueltig',
    'Der Inhalt der Anfrage ist nicht die Gruppe von Angaben, die hier erwartet wird. Bitte senden Sie sie als JSON-Objekt, also in geschweiften Klammern.',
  ],
  'unlike-schema': [
    'eingabe-ungueltig',
    (felder: readonly FeldFehler[]) => {
      const [first] = felder;
      return first ? { detail: `${first.feld}: ${first.text}`, felder } : { felder };
    },
  ],
  'too-deep': [
    'eingabe-ungueltig',
    (feld: string) => amFeld(feld, 'Diese Angabe ist zu tief verschachtelt.'),
  ],
  unstorable: [
    'eingabe-ungueltig',
    (feld: string) => ({
      detail: `${feld === '' ? 'Eine Angabe' : `Die Angabe „${feld}“`} ${UNSTORABLE}.`,
      felder: [{ feld, text: UNSTORABLE }],
    }),
  ],
  compressed: ['falscher-inhalt', 'Bitte senden Sie den Inhalt unkomprimiert.'],
  'not-utf-8': ['falscher-inhalt', 'Bitte senden Sie den Inhalt in UTF-8.'],
  'no-file': [
    'falscher-inhalt',
    'Hier wird eine Datei erwartet, gesendet als Formular (multipart/form-data).',
  ],
  'upload-interrupted': [
    'eingabe-ungueltig',
    'Das Hochladen ist abgebrochen. Bitte versuchen Sie es noch einmal.',
  ],
  'many-files': [
    'ueberlastet',
    {
      detail: 'Gerade werden sehr viele Dateien gelesen. Bitte versuchen Sie es in einer Minute noch einmal.',
      retryAfterSeconds: 60,
    },
  ],
} as const satisfies Refusals;

export const requestRefused = refusing(GRUND);
