/** How a company pays. */
export const ZAHLUNGSARTEN = ['rechnung', 'lastschrift'] as const;
export type Zahlungsart = (typeof ZAHLUNGSARTEN)[number];

export const ZAHLUNGSARTNAMEN: Readonly<Record<Zahlungsart, string>> = {
  rechnung: 'Überweisung nach Rechnung',
  lastschrift: 'SEPA-Lastschrift',
};
/** Days between the announcement of a debit and the debit itself; shorter than the usual fourteen is agreed with the mandate. */
export const VORANKUENDIGUNG_TAGE = 5;
