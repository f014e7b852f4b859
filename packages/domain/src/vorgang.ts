/** States of a long piece of work. */
export const VORGANG_STATUS = ['wartet', 'laeuft', 'fertig', 'fehler', 'abgebrochen'] as const;
export type VorgangStatus = (typeof VORGANG_STATUS)[number];

/** States of a mail in the outbox. */
export const VERSAND_STATUS = ['neu', 'in_arbeit', 'gesendet', 'fehler'] as const;
export type VersandStatus = (typeof VERSAND_STATUS)[number];
