import { formatAufzaehlung } from './format.ts';
import { keysOf, tableBy } from './keysOf.ts';

/** What the product says of a messenger: a service that writes to a mobile number, only to people who have allowed it. */
interface Messengerworte {
  readonly name: string;
  readonly menge: readonly [einzahl: string, mehrzahl: string];
  /** Follows “keine”, where somebody wants none any more. */
  readonly keine: string;
  /** The cause of what announces by it, as it is counted. */
  readonly anlass: string;
}

/**
 * A messenger is a row here, a service in the API's `ankuendigung/kanal/messenger/`, settings of the installation in
 * `platform/settings/messengerEnv.ts`, and a migration for the lists that the database keeps.
 */
export const MESSENGER_WORTE = {
  whatsapp: {
    name: 'WhatsApp',
    menge: ['WhatsApp-Nachricht', 'WhatsApp-Nachrichten'],
    keine: 'WhatsApp',
    anlass: 'ansageWhatsapp',
  },
} as const satisfies Readonly<Record<string, Messengerworte>>;

export type Messenger = keyof typeof MESSENGER_WORTE;
export const MESSENGER = keysOf(MESSENGER_WORTE);

/** Something for the cause of what announces by each of them. */
export const jeMessengeranlass = <Value>(valueOf: (messenger: Messenger) => Value) =>
  tableBy(MESSENGER, (messenger) => MESSENGER_WORTE[messenger].anlass, valueOf);

/** What the product sends, in the plural: `E-Mails, SMS, WhatsApp-Nachrichten und Briefe`. */
export const gesendetes = (): string =>
  formatAufzaehlung([
    'E-Mails',
    'SMS',
    ...MESSENGER.map((messenger) => MESSENGER_WORTE[messenger].menge[1]),
    'Briefe',
  ]);

/** The firm that reads what is sent: the company names it to its customers. */
export const MESSENGER_ANBIETER: Readonly<Record<Messenger, string>> = {
  whatsapp: 'WhatsApp gehört zu Meta; dorthin gehen Mobilnummer, Termin, Arbeit und Anschrift.',
};

/** What one message costs at most, in cents without VAT, where an installation says nothing else. */
export const MESSENGER_CENT: Readonly<Record<Messenger, number>> = { whatsapp: 6 };

/** The words in which somebody allows a messenger; they are kept with the day on which she did. */
export const messengerEinwilligung = (messenger: Messenger, betrieb: string, nummer: string): string =>
  `${betrieb} darf mir Ansagen und Änderungen meiner Termine per ${MESSENGER_WORTE[messenger].name} an ${nummer} senden. Ich kann das jederzeit widerrufen: auf der Seite meines Hauses, mit der Antwort STOPP oder beim Betrieb.`;
