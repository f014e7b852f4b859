import { tableOf } from '../keysOf.ts';
import { MESSENGER, MESSENGER_WORTE } from '../messenger.ts';

/** States of a long piece of work. */
export const VORGANG_STATUS = ['wartet', 'laeuft', 'fertig', 'fehler', 'abgebrochen'] as const;
export type VorgangStatus = (typeof VORGANG_STATUS)[number];

/** The ways by which something in the outbox leaves. */
export const VERSANDWEGE = ['mail', 'sms', ...MESSENGER, 'brief'] as const;
export type Versandweg = (typeof VERSANDWEGE)[number];
export const VERSANDWEG_NAMEN: Readonly<Record<Versandweg, string>> = {
  mail: 'E-Mail',
  sms: 'SMS',
  ...tableOf(MESSENGER, (messenger) => MESSENGER_WORTE[messenger].name),
  brief: 'Brief',
};

/** States of a message in the outbox. */
export const VERSAND_STATUS = ['neu', 'in_arbeit', 'gesendet', 'fehler'] as const;
export type VersandStatus = (typeof VERSAND_STATUS)[number];
