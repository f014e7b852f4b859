import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { NACHSENDEWORTE, type Nachsendekanal } from '@kehrtour/domain/versand/kanal';

import { type Refusals, refusing } from '../../platform/refusal/refusing.ts';

/** What stands in the way of each way. */
const FEHLT: Readonly<Record<Nachsendekanal, string>> = {
  mail: 'Hierher geht keine E-Mail: Für Termine ist keine Adresse bekannt.',
  ...tableOf(MESSENGER, (messenger) => {
    const { name, menge } = MESSENGER_WORTE[messenger];
    return `Hierher geht keine ${menge[0]}: Niemand dort hat sie erlaubt, oder ${name} ist ausgeschaltet.`;
  }),
  sms: 'Hierher geht keine SMS: Es fehlt eine Mobilnummer, sie ist nicht erwünscht, oder SMS sind ausgeschaltet.',
  briefdienst: 'Hierher geht kein Brief von selbst: Der Briefdienst ist ausgeschaltet.',
};

/** Why an answer of the office is not taken, and what can be done instead. */
const GRUND = {
  'schon-erwidert': [
    'termin.uebergang-nicht-moeglich',
    'Diese Frage ist schon beantwortet. Laden Sie die Seite neu, dann sehen Sie die Antwort.',
  ],
  'schon-entschieden': [
    'termin.uebergang-nicht-moeglich',
    'Darüber ist schon anders entschieden. Ändern Sie es bei der Liegenschaft.',
  ],
  'nichts-nachzusenden': [
    'ankuendigung.zustellung-unmoeglich',
    (kanal: Nachsendekanal) =>
      `Hier ist nichts nachzusenden: Die letzte Ansage ist angekommen, noch unterwegs, oder ${NACHSENDEWORTE[kanal]} gab es schon.`,
  ],
  'nicht-erreichbar': [
    'ankuendigung.zustellung-unmoeglich',
    (kanal: Nachsendekanal) => `${FEHLT[kanal]} Wählen Sie einen anderen Weg, oder drucken Sie einen Zettel.`,
  ],
  'zu-spaet': [
    'ankuendigung.zustellung-unmoeglich',
    (kanal: Nachsendekanal) =>
      `${kanal === 'briefdienst' ? 'Ein Brief käme erst nach dem Besuch an.' : 'Der Besuch ist schon vorbei.'} Rufen Sie an, oder werfen Sie einen Zettel ein.`,
  ],
} as const satisfies Refusals;

export const antwortbrettRefused = refusing(GRUND);
