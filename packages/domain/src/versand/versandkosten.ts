/**
 * What one notice costs by the ways that others carry, in cents without VAT: a part of an SMS, a letter with print and postage
 * at most; what messengers cost stands with their words. An installation whose account says otherwise sets its own; the public page names these.
 */
export const VERSANDKOSTEN_CENT = { smsTeil: 7.5, brief: 125 } as const;
