import type { Anlass } from '../../../papier/nachricht.ts';

/** A wording as it is approved at Meta; nothing else may be written to somebody who has not written first. */
export type Whatsappvorlage = {
  readonly name: string;
  /** `{{1}}` is the first value. Neither the first nor the last word may be one. */
  readonly text: string;
  /** The button to the page of the appointment; its address ends with a value. */
  readonly knopf?: string;
};

const STOPP = 'Keine WhatsApp mehr? Antworten Sie STOPP.';
const KNOPF = 'Zum Termin';

const ANKUENDIGUNG: Whatsappvorlage = {
  name: 'kehrtour_ankuendigung',
  text: `Guten Tag, hier ist {{1}}. Wir kommen am {{2}} zu Ihnen: {{3}}, {{4}}. Bitte bestätigen Sie den Termin, oder sagen Sie uns, wenn er nicht passt. ${STOPP}`,
  knopf: KNOPF,
};

/** What the operator has approved there, word by word, as utility in German; the documentation says the same. */
export const WHATSAPP_VORLAGEN: Readonly<Record<Anlass['art'], Whatsappvorlage>> = {
  ankuendigung: ANKUENDIGUNG,
  // Names the time and all of the work, so it says what is other.
  arbeit: ANKUENDIGUNG,
  // Who comes stands on the page behind the button: a name is no value of an approved wording.
  person: ANKUENDIGUNG,
  aenderung: {
    name: 'kehrtour_aenderung',
    text: `Guten Tag, hier ist {{1}}. Ihr Termin hat eine neue Zeit: {{2}} statt {{3}}. Es geht um {{4}}, {{5}}. Bitte bestätigen Sie ihn, oder sagen Sie uns, wenn er nicht passt. ${STOPP}`,
    knopf: KNOPF,
  },
  absage: {
    name: 'kehrtour_absage',
    text: `Guten Tag, hier ist {{1}}. Unser Besuch am {{2}} entfällt: {{3}}, {{4}}. Wir melden uns mit einem neuen Termin. ${STOPP}`,
  },
  verspaetung: {
    name: 'kehrtour_verspaetung',
    text: `Guten Tag, hier ist {{1}}. Wir verspäten uns: Statt am {{2}} kommen wir etwa ab {{3}} Uhr. Es geht um {{4}}, {{5}}. Passt das nicht mehr, rufen Sie uns bitte an. ${STOPP}`,
  },
};

/** What the phone shows. */
export const gefuellt = ({ text }: Whatsappvorlage, werte: readonly string[]): string =>
  text.replaceAll(/\{\{(\d)\}\}/g, (_stelle, nr: string) => werte[Number(nr) - 1] ?? '');
