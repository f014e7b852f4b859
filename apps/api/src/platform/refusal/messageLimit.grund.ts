import { jeMessengeranlass, MESSENGER_WORTE } from '@kehrtour/domain/messenger';
import { product } from '@kehrtour/domain/text/product';
import type { VERSANDANLAESSE, Versandanlass, Versandzaehlung } from '@kehrtour/domain/versand/versandanlass';

import type { Refused } from './refused.ts';
import { type Refusals, refusing } from './refusing.ts';

/** What somebody reads who meets the bound of so many, and does now. */
type Sentence = (most: number) => string;
/** A sentence for each count of each cause, and none too many. */
type Sentences = {
  readonly [Cause in Versandanlass]: {
    readonly [Counting in keyof (typeof VERSANDANLAESSE)[Cause] & Versandzaehlung]: Sentence;
  };
};

const HILFE = `Eilt es, schreiben Sie uns an ${product.supportMail}.`;
const MORGEN_MEHR = `Ab morgen gehen wieder welche; nach der ersten bezahlten Rechnung sind es mehr. ${HILFE}`;
const NICHT_AN_ALLE: Sentence = (most) =>
  `An diese Adresse sind heute schon ${most} Nachrichten gegangen. Rufen Sie dort an, oder schreiben Sie morgen wieder.`;
const anKunden =
  (was: string, sonst: string) =>
  (most: number): string =>
    `Solange noch keine Rechnung bezahlt ist, gehen am Tag höchstens ${most} ${was} hinaus, und mit diesen wären es mehr. Wählen Sie für einige ${sonst}, oder senden Sie den Rest morgen. ${HILFE}`;
const anEinen =
  (was: string, sonst: string) =>
  (most: number): string =>
    `Ein Empfänger bekäme damit heute mehr als ${most} ${was} von Ihnen. Wählen Sie für ihn ${sonst}, oder senden Sie den Rest morgen. ${HILFE}`;

const SENTENCES: Sentences = {
  registrierung: {
    jeAdresse: (most) =>
      `Mit dieser E-Mail-Adresse wurde heute schon ${most}-mal eine Registrierung angefordert. Bitte sehen Sie in Ihrem Postfach und im Spam-Ordner nach der Mail mit dem Link; morgen geht es wieder. Kommt keine an, schreiben Sie uns an ${product.supportMail}.`,
    insgesamt: () =>
      `Heute haben sich ungewöhnlich viele Betriebe registriert, mehr nehmen wir am Tag nicht an. Bitte versuchen Sie es morgen wieder, oder schreiben Sie uns an ${product.supportMail}: Dann legen wir Ihren Betrieb an.`,
  },
  registrierungWartet: {
    jeAdresse: () =>
      'Ihre Registrierung wartet schon: Heute haben sich ungewöhnlich viele Betriebe registriert. Sobald Platz ist, spätestens in drei Tagen, bekommen Sie die E-Mail mit dem Link.',
    insgesamt: () =>
      `Heute haben sich ungewöhnlich viele Betriebe registriert, mehr nehmen wir am Tag nicht an. Bitte versuchen Sie es morgen wieder, oder schreiben Sie uns an ${product.supportMail}: Dann legen wir Ihren Betrieb an.`,
  },
  passwort: {
    jeAdresse: () =>
      `An diese Adresse sind heute schon mehrere Links gegangen. Bitte sehen Sie im Spam-Ordner nach, oder schreiben Sie uns an ${product.supportMail}.`,
  },
  newsletter: {
    jeAdresse: () =>
      'An diese Adresse sind heute schon mehrere Mails gegangen. Bitte sehen Sie im Spam-Ordner nach, oder versuchen Sie es morgen wieder.',
    insgesamt: () =>
      'Heute haben sich ungewöhnlich viele für den Newsletter angemeldet. Bitte versuchen Sie es morgen wieder.',
  },
  kontakt: {
    insgesamt: () =>
      `Über dieses Formular sind heute ungewöhnlich viele Nachrichten gekommen. Bitte schreiben Sie uns an ${product.operator.mail}, oder rufen Sie an: ${product.operator.phone}.`,
  },
  buchung: {
    jeAdresse: (most) =>
      `Mit dieser Mail-Adresse wurde heute schon ${most}-mal gebucht oder angefragt. Bitte bestätigen Sie zuerst die Mails, die gekommen sind, versuchen Sie es morgen wieder, oder rufen Sie im Betrieb an.`,
    jeBetrieb: () =>
      'Für heute sind bei diesem Betrieb online schon sehr viele Termine gebucht oder angefragt worden. Bitte versuchen Sie es morgen wieder, oder rufen Sie im Betrieb an.',
  },
  verlegung: {
    jeAdresseImBetrieb: (most) =>
      `Sie haben heute schon ${most}-mal etwas an Ihren Terminen geändert. Morgen geht es wieder; bis dahin hilft ein Anruf im Betrieb.`,
  },
  smscode: {
    jeAdresse: (most) =>
      `An dieses Telefon sind heute schon ${most} Codes gegangen. Der letzte gilt eine Stunde; ab morgen kommt wieder einer, oder Sie rufen im Betrieb an.`,
    jeBetrieb: () =>
      'Für heute hat dieser Betrieb schon viele Codes versendet. Bitte versuchen Sie es morgen wieder, oder rufen Sie im Betrieb an.',
  },
  bestaetigt: {},
  ende: {},
  einladung: {
    jeAdresse: (most) =>
      `An diese Adresse sind heute schon ${most} Einladungen gegangen. Bitten Sie die Person, im Spam-Ordner nach der letzten zu sehen: Sie gilt sieben Tage. Ab morgen können Sie noch eine senden.`,
    jeBetrieb: (most) =>
      `Ihr Betrieb hat heute schon ${most} Personen eingeladen. Fügen Sie die übrigen ohne Einladung hinzu, und laden Sie sie morgen ein. ${HILFE}`,
  },
  rechnungsempfaenger: {
    jeAdresse: (most) =>
      `An diese Adresse sind heute schon ${most} Codes gegangen. Der letzte gilt drei Tage; sehen Sie bitte im Spam-Ordner nach. Ab morgen können Sie noch einen senden.`,
    jeBetrieb: (most) =>
      `Codes für Rechnungen gehen am Tag an höchstens ${most} Adressen Ihres Betriebs. Bestätigen Sie zuerst diese, oder fügen Sie die nächste morgen hinzu. ${HILFE}`,
  },
  adresswechsel: {
    jeAdresse: (most) =>
      `An diese Adresse sind heute schon ${most} Links zum Bestätigen gegangen. Der letzte gilt 24 Stunden; sehen Sie bitte im Spam-Ordner nach. Ab morgen können Sie noch einen senden.`,
    jeBetrieb: (most) =>
      `In Ihrem Betrieb wurden heute schon ${most} neue Adressen zum Anmelden genannt. Zu Ihrer Sicherheit geht es morgen weiter. ${HILFE}`,
  },
  konto: {
    jeAdresse: (most) =>
      `An Ihrem Zugang wurde heute schon ${most}-mal etwas geändert. Zu Ihrer Sicherheit geht es morgen weiter. ${HILFE}`,
    jeBetrieb: () =>
      `An den Zugängen Ihres Betriebs wurde heute schon sehr oft etwas geändert. Zu Ihrer Sicherheit geht es morgen weiter. ${HILFE}`,
  },
  buero: {
    jeAdresseImBetrieb: NICHT_AN_ALLE,
    jeBetrieb: (most) =>
      `Ihr Betrieb hat heute schon ${most} Mails zu Buchungen an Kunden geschickt. ${MORGEN_MEHR}`,
  },
  erwiderung: {
    jeAdresseImBetrieb: NICHT_AN_ALLE,
    jeBetrieb: (most) => `Ihr Betrieb hat heute schon ${most} Fragen per Mail beantwortet. ${MORGEN_MEHR}`,
  },
  ansageMail: {
    jeAdresseImBetrieb: anEinen('Mails', 'Zettel oder Briefe zum Drucken'),
    jeBetrieb: anKunden('Ansagen per Mail', 'Zettel oder Briefe zum Drucken'),
  },
  ansageSms: {
    jeAdresseImBetrieb: anEinen('SMS', 'einen anderen Weg'),
    jeBetrieb: anKunden('Ansagen per SMS', 'einen anderen Weg'),
  },
  ...jeMessengeranlass((messenger) => {
    const { name, menge } = MESSENGER_WORTE[messenger];
    return {
      jeAdresseImBetrieb: anEinen(menge[1], 'einen anderen Weg'),
      jeBetrieb: anKunden(`Ansagen per ${name}`, 'einen anderen Weg'),
    };
  }),
  ansageBrief: {
    jeAdresseImBetrieb: anEinen('Briefe', 'Briefe zum Selberdrucken'),
    jeBetrieb: anKunden('Briefe über den Briefdienst', 'Briefe zum Selberdrucken'),
  },
  beanstandung: {},
  anmeldewarnung: {},
  hinweis: {},
  rechnung: {},
  betreiber: {},
  alarm: {},
};

const GRUND = {
  'zu-viele-heute': [
    'versand.zu-viele',
    (detail: string, grenze: Versandzaehlung, retryAfterSeconds: number) => ({
      detail,
      angaben: { grenze },
      retryAfterSeconds,
    }),
  ],
} as const satisfies Refusals;
const refused = refusing(GRUND);

/** The refusal of whoever meets a bound, with the sentence of its cause. */
export function messageRefused(
  cause: Versandanlass,
  counting: Versandzaehlung,
  most: number,
  retryAfterSeconds: number,
): Refused {
  const sentences: Partial<Record<Versandzaehlung, Sentence>> = SENTENCES[cause];
  return refused('zu-viele-heute', sentences[counting]?.(most) ?? '', counting, retryAfterSeconds);
}
