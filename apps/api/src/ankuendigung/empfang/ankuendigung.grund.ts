import type { Messenger, MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import { amFeld } from '../../platform/refusal/refused.ts';
import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

const ZU_SPAET = 'Dafür ist es online leider zu spät. Bitte rufen Sie im Betrieb an.';

/** Why a round cannot be announced, or an answer not be taken, and what can be done instead. */
const GRUND = {
  vorbei: [
    'termin.uebergang-nicht-moeglich',
    'Dieser Termin ist schon vorbei oder wurde abgesagt. Bitte rufen Sie im Betrieb an.',
  ],
  'nichts-verpasst': [
    'termin.uebergang-nicht-moeglich',
    'Zu diesem Termin ist kein vergeblicher Besuch in der angesagten Zeit vermerkt, dem Sie widersprechen müssten. Laden Sie die Seite neu, dann sehen Sie, wie es um ihn steht.',
  ],
  'zeit-vergeben': [
    'termin.uebergang-nicht-moeglich',
    'Diese Zeit ist inzwischen vergeben. Bitte wählen Sie eine andere, oder warten Sie auf unseren Vorschlag.',
  ],
  abwesend: [
    'termin.zeit-belegt',
    'Jemand aus dieser Kehrtour ist in dieser Zeit abwesend gemeldet. Planen Sie die Kehrtour neu oder nehmen Sie die Abwesenheit zurück.',
  ],
  ausgeschieden: [
    'kehrtour.person-ausgeschieden',
    (name: string) =>
      `${name} gehört nicht mehr zum Betrieb. Rechnen Sie die Kehrtour neu. Die Halte bekommt dann, wer noch fährt.`,
  ],
  'gerade-gebucht': [
    'termin.zeit-belegt',
    'Gerade wurde in dieser Zeit etwas gebucht. Bitte versuchen Sie es noch einmal.',
  ],
  'andere-antwort-gilt': [
    'termin.uebergang-nicht-moeglich',
    'Wer dort wohnt, hat uns schon geantwortet; das gilt. Bitte sprechen Sie sich ab, oder rufen Sie uns an.',
  ],
  'kein-papier': [
    'kehrtour.nichts-zu-drucken',
    'Alle Haushalte bekommen eine E-Mail. Schalten Sie „Auch für Haushalte drucken, die eine E-Mail bekommen“ ein, wenn Sie trotzdem Papier möchten.',
  ],
  'schon-gebracht': [
    'kehrtour.nichts-zu-drucken',
    'Alles Papier dieser Kehrtour ist schon eingeworfen oder aufgegeben. Schalten Sie „Auch drucken, was schon eingeworfen ist“ ein, wenn Sie es noch einmal brauchen.',
  ],
  'kein-aushang': [
    'kehrtour.nichts-zu-drucken',
    'In dieser Kehrtour ist kein Haus mit mehreren Wohnungen. Tragen Sie bei der Liegenschaft ein, wie viele es sind, oder jede einzeln unter „Nutzungseinheiten“.',
  ],
  'nichts-auszuhaengen': [
    'kehrtour.nichts-zu-drucken',
    'Zurzeit ist in Ihren Häusern kein Besuch angesagt. Sobald einer angesagt ist, gibt es hier den Aushang dazu.',
  ],
  kuenftig: [
    'eingabe-ungueltig',
    amFeld('am', 'Dieser Tag liegt noch vor uns. Melden Sie, was schon geschehen ist.'),
  ],
  'vor-der-ansage': [
    'eingabe-ungueltig',
    amFeld('am', 'An diesem Tag war die Ansage noch nicht geschrieben. Wählen Sie einen späteren Tag.'),
  ],
  'wer-fehlt': [
    'eingabe-ungueltig',
    amFeld('mitarbeiterId', 'Diese Person gibt es nicht mehr. Wählen Sie eine andere.'),
  ],
  'schon-zugestellt': [
    'ankuendigung.zustellung-unmoeglich',
    'Das ist schon als zugestellt gemeldet. Wenn es nicht stimmt, berichtigen Sie zuerst die Meldung.',
  ],
  'nie-hinaus': [
    'ankuendigung.zustellung-unmoeglich',
    'Zurückkommen kann nur, was als eingeworfen, aufgegeben oder gesendet gilt.',
  ],
  'nichts-gemeldet': [
    'ankuendigung.zustellung-unmoeglich',
    'Hierzu ist nichts gemeldet, das sich berichtigen ließe.',
  ],
  'zu-teuer': [
    'ankuendigung.zu-teuer',
    (kosten: string, grenze: string) =>
      `Diese SMS kosten etwa ${kosten}; auf einmal erlaubt sind ${grenze}. Wählen Sie für einige einen anderen Weg, oder heben Sie die Grenze unter Einstellungen › SMS an.`,
  ],
  'briefe-zu-teuer': [
    'ankuendigung.zu-teuer',
    (kosten: string, rest: string) =>
      `Diese Briefe kosten etwa ${kosten}; in diesem Monat erlaubt sind noch ${rest}. Drucken Sie einige selbst, oder heben Sie die Grenze unter Einstellungen › Briefdienst an.`,
  ],
  'messenger-zu-teuer': [
    'ankuendigung.zu-teuer',
    (kosten: string, rest: string, { name, menge }: (typeof MESSENGER_WORTE)[Messenger]) =>
      `Diese ${menge[1]} kosten etwa ${kosten}; in diesem Monat erlaubt sind noch ${rest}. Wählen Sie für einige einen anderen Weg, oder heben Sie die Grenze unter Einstellungen › ${name} an.`,
  ],
  'termin.zu-kurzfristig': ['termin.zu-kurzfristig', ZU_SPAET],
  'termin.uebergang-nicht-moeglich': ['termin.uebergang-nicht-moeglich', ZU_SPAET],
} as const satisfies Refusals;

export const ankuendigungRefused = refusing(GRUND);
