import { ANLAGEN_JE_HAUS_MAX } from '@kehrtour/domain/anlage/anlage';
import { DOKUMENTE_JE_HAUS_MAX } from '@kehrtour/domain/datei/dokument';
import { WUENSCHE_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/hauswunsch';
import { SCHLUESSEL_JE_HAUS_MAX } from '@kehrtour/domain/liegenschaft/schluessel';

import { amFeld } from '../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../platform/refusal/refusing.ts';

/** Why a house is not changed as it was sent. */
const GRUND = {
  'einheit-fremd': [
    'eingabe-ungueltig',
    amFeld('kontakt.nutzungseinheitId', 'Diese Nutzungseinheit gehört zu einem anderen Haus.'),
  ],
  'anlage-einheit-fremd': [
    'eingabe-ungueltig',
    amFeld('nutzungseinheitId', 'Diese Nutzungseinheit gehört zu einem anderen Haus.'),
  ],
  'wunsch-einheit-fremd': [
    'eingabe-ungueltig',
    amFeld('nutzungseinheitId', 'Diese Nutzungseinheit gehört zu einem anderen Haus.'),
  ],
  'zu-viele-wuensche': [
    'eingabe-ungueltig',
    amFeld(
      'text',
      `Bei diesem Haus stehen schon ${WUENSCHE_JE_HAUS_MAX} Wünsche, mehr hält kein Plan ein. Entfernen Sie zuerst einen, der nicht mehr gilt.`,
    ),
  ],
  'zu-viele-anlagen': [
    'eingabe-ungueltig',
    amFeld(
      'art',
      `Dieses Haus hat schon ${ANLAGEN_JE_HAUS_MAX} Anlagen, mehr führen wir nicht. Entfernen Sie zuerst eine, die es nicht mehr gibt.`,
    ),
  ],
  'zu-viele-schluessel': [
    'eingabe-ungueltig',
    amFeld(
      'bezeichnung',
      `Hier sind schon ${SCHLUESSEL_JE_HAUS_MAX} Schlüssel hinterlegt. Entfernen Sie zuerst einen, den es nicht mehr gibt.`,
    ),
  ],
  'dokument-zu-gross': [
    'zu-gross',
    'Ein Dokument darf höchstens 10 MB groß sein. Verkleinern Sie das Bild oder teilen Sie die PDF-Datei.',
  ],
  'dokument-falsch': [
    'falscher-inhalt',
    'Diese Datei ist kein PDF, JPEG oder PNG. Aus anderen Programmen speichern oder drucken Sie sie als PDF.',
  ],
  'zu-viele-dokumente': [
    'eingabe-ungueltig',
    amFeld(
      'datei',
      `Bei diesem Haus liegen schon ${DOKUMENTE_JE_HAUS_MAX} Dokumente. Löschen Sie zuerst eines, das Sie nicht mehr brauchen.`,
    ),
  ],
  'zu-viele-dokumente-im-betrieb': [
    'eingabe-ungueltig',
    amFeld(
      'datei',
      'In Ihrem Betrieb liegen schon 5.000 Dokumente. Löschen Sie welche, die Sie nicht mehr brauchen; ihr Platz wird nach 30 Tagen frei.',
    ),
  ],
  'sms-notiz-fehlt': [
    'eingabe-ungueltig',
    amFeld(
      'smsNotiz',
      'Dieser Kontakt hat SMS abbestellt. Schreiben Sie dazu, wie er sie wieder erlaubt hat, zum Beispiel „am Telefon am 12.1.“.',
    ),
  ],
  'sperre-notiz-fehlt': [
    'eingabe-ungueltig',
    amFeld(
      'sperreNotiz',
      'Für diesen Kontakt gilt eine Auskunftssperre. Schreiben Sie dazu, wer Ihnen gesagt hat, dass sie nicht mehr gilt, zum Beispiel „Frau Muster am Telefon, 12.1.“.',
    ),
  ],
  'keine-mobilnummer': [
    'eingabe-ungueltig',
    (name: string) =>
      amFeld(
        'herkunft',
        `Für ${name} fehlt eine deutsche Mobilnummer. Tragen Sie sie zuerst beim Kontakt ein.`,
      ),
  ],
  'nicht-auf-tour': [
    'nicht-erlaubt',
    'Dieses Haus liegt auf keiner Ihrer Touren. Hinterlegte Schlüssel sehen nur das Büro und wer dorthin fährt; bitte fragen Sie im Büro.',
  ],
  'nicht-aehnlich': [
    'eingabe-ungueltig',
    amFeld(
      'ids',
      'Ein Eintrag davon heißt inzwischen anders oder ist nicht mehr da. Laden Sie die Seite neu und wählen Sie noch einmal.',
    ),
  ],
  'mit-sich-selbst': [
    'liegenschaft.nicht-zusammenzufuehren',
    'Das ist zweimal dasselbe Haus. Bitte wählen Sie zwei verschiedene.',
  ],
  'beide-auf-tour': [
    'liegenschaft.nicht-zusammenzufuehren',
    (kehrtour: string) =>
      `Beide Häuser stehen in der Kehrtour „${kehrtour}“, die noch nicht abgeschlossen ist. Nehmen Sie dort zuerst eines heraus.`,
  ],
  'eines-erfunden': [
    'liegenschaft.nicht-zusammenzufuehren',
    'Eines der beiden Häuser ist erfunden, zum Ausprobieren. Es geht mit dem Beispielbezirk wieder.',
  ],
  'nicht-zu-trennen': ['liegenschaft.nicht-mehr-zu-trennen', (saetze: string) => saetze],
  'ohne-laufnummer': ['eingabe-ungueltig', amFeld('nachId', 'Dieses Haus hat selbst keine laufende Nummer.')],
} as const satisfies Refusals;

export const liegenschaftRefused = refusing(GRUND);
