/**
 * What one message costs by the ways that others carry, in cents without VAT: a part of an SMS, a message, a letter with print
 * and postage at most. An installation whose account says otherwise sets its own; the public page names these.
 */
export const VERSANDKOSTEN_CENT = { smsTeil: 7.5, whatsapp: 6, brief: 125 } as const;
