/** States of a long piece of work. */
export const VORGANG_STATUS = ['wartet', 'laeuft', 'fertig', 'fehler', 'abgebrochen'] as const;
export type VorgangStatus = (typeof VORGANG_STATUS)[number];

/** By what something in the outbox leaves. */
export const VERSANDWEGE = ['mail', 'sms', 'whatsapp', 'brief'] as const;
export type Versandweg = (typeof VERSANDWEGE)[number];

/** States of a message in the outbox. */
export const VERSAND_STATUS = ['neu', 'in_arbeit', 'gesendet', 'fehler'] as const;
export type VersandStatus = (typeof VERSAND_STATUS)[number];
