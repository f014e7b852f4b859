import { MESSENGER } from '@kehrtour/domain/messenger';
import type { Versandweg } from '@kehrtour/domain/versand/vorgang';

/** One short message as the outbox keeps it. */
export type ShortMessage = {
  /** `adresse`: the number in E.164. */
  readonly an: { readonly name: string; readonly adresse: string };
  readonly absender: string;
  /** What the phone shows. */
  readonly text: string;
  /** Where a service takes only wordings that it has approved: which one, and what is put into it. */
  readonly vorlage?: { readonly name: string; readonly werte: readonly string[]; readonly knopf?: string };
};
export const SHORT_WAYS = ['sms', ...MESSENGER] as const satisfies readonly Versandweg[];
export type ShortMessageWay = (typeof SHORT_WAYS)[number];

/** What became of one attempt. Only what surely did not leave is tried again: nobody may get a message twice. */
export type SendOutcome =
  | { readonly art: 'angenommen'; readonly anbieterId: string }
  | { readonly art: 'abgelehnt' | 'nicht-gesendet' | 'ungewiss'; readonly grund: string };

/** What a provider tells of a message that it took. */
export type DeliveryReport = { readonly id: string; readonly angekommen: boolean; readonly grund: string };

export type ShortMessageTransport = {
  /** `id` goes along, so that the provider's reports name it. */
  readonly send: (message: ShortMessage, id: string) => Promise<SendOutcome>;
  /** What a stand-in tells since it was asked last; a real service knocks at its door. */
  readonly reports?: () => readonly DeliveryReport[];
};
/** The ways that this installation has. */
export type ShortMessageTransports = Readonly<Partial<Record<ShortMessageWay, ShortMessageTransport>>>;
