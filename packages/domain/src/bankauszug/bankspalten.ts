/** What a column of a bank's list means. */
export type Spaltenrolle = keyof typeof ROLLEN;

/** Places of the columns that have a meaning, in the order of the file. */
export type Bankspalten = (rolle: Spaltenrolle) => readonly number[];

const GEGENSEITE =
  'name|zahlungsbeteiligter|zahlungspartner|gegenpartei|partner|payee|counterparty|auftraggeber|empfaenger|absender|sender|zahler|zahlungspflichtiger?|zahlungsempfaenger|beguenstigter?|kontoinhaber gegenkonto';

/** How German banks name what is needed; a column has the first meaning that fits, written small and without signs. */
const ROLLEN = {
  buchungstag:
    /^(buchungs?(tag|datum)?|buch ?tag|booking date|posting date|settlement date( utc)?|datum buchung|buchungstag datum)$/,
  tag: /^(datum|tag|date|umsatz(tag|datum)|transaktionsdatum|datum zeit|completed date|operation date( utc)?)$/,
  valuta: /^(wert|wertstellung(s(tag|datum))?( valuta)?|valuta(datum)?|value date)$/,
  betrag:
    /^((buchungs|umsatz|zahlungs|transaktions)?(betrag|umsatz|amount)( in)?( eur(o)?)?( soll haben| incl vat)?|brutto|gross)$/,
  soll: /^(soll|belastung(en)?|ausgang|ausgaben?|abgang|debit|auszahlung|zahlungsausgang|lastschrift)( in)?( eur(o)?)?$/,
  haben:
    /^(haben|gutschrift(en)?|eingang|einnahmen?|zugang|credit|einzahlung|zahlungseingang)( in)?( eur(o)?)?$/,
  /** The direction, or in some lists the amount itself. */
  sollHaben:
    /^((soll haben|haben soll|s h|h s|sh)( ?kennzeichen)?|kennzeichen|d c|c d|debit credit|credit debit)$/,
  waehrung: /^(konto)?w(ae|.)hrung$|^currency$|^wkz$/,
  status: /^(status|umsatzstatus|buchungsstatus|state|auswirkung auf guthaben|balance impact)$/,
  gebucht: /^gebucht$/,
  konto: /^((iban )?(auftragskonto|auftraggeberkonto)|iban kontoinhaber|eigene(s)? (iban|konto))$/,
  zweck:
    /^((vorgang )?verwendungszweck( ?\d+| zeile \d+)?|verwendungszweckzeile.*|zweck|vwz ?\d*|buchungs(details|information(en)?)|payment reference|zahlungsreferenz|reference|memo|notiz zur zahlung|betreff|hinweis|rechnungsnummer|artikelbezeichnung|invoice number|item title|subject|note)$/,
  referenz:
    /^(kundenreferenz( end to end)?|end to end (ref(erenz)?|id).*|ende zu ende (ref(erenz)?|id)|endtoendid)$/,
  text: /^(buchungstext|umsatztext|text|beschreibung|description|transaktionsbeschreibung|details)$/,
  /** One of an account's own names stands beside the other's in older lists of cooperative banks. */
  selbst: /^auftraggeber zahlungsempfaenger$/,
  beteiligter: new RegExp(
    `^(${GEGENSEITE})( (${GEGENSEITE}))+$|^(name|zahlungsbeteiligter|zahlungspartner|gegenpartei|payee|counterparty)$|^empfaenger \\d$`,
  ),
  zahler: /^(auftraggeber|zahlungspflichtiger?( r)?|absender|sender|zahler|payer)( name)?$/,
  empfaenger: /^(empfaenger|zahlungsempfaenger( in)?|beguenstigter?( r)?|recipient)( name)?$/,
} as const satisfies Record<string, RegExp>;

/** What the columns of a row of headers mean. */
export function bankspaltenAus(kopf: readonly string[]): Bankspalten {
  const gefunden = kopf.map((zelle) => {
    const wort = spaltenwort(zelle);
    return Object.entries(ROLLEN).find(([, muster]) => muster.test(wort))?.[0];
  });
  return (rolle) => [...gefunden.keys()].filter((stelle) => gefunden[stelle] === rolle);
}

/** What a list cannot do without, in words. */
export function fehlendeSpalten(spalten: Bankspalten): string[] {
  const hat = (...rollen: Spaltenrolle[]) => rollen.some((rolle) => spalten(rolle).length > 0);
  return [
    ...(hat('buchungstag', 'tag', 'valuta') ? [] : ['Buchungstag']),
    ...(hat('betrag', 'sollHaben') || (hat('soll') && hat('haben')) ? [] : ['Betrag']),
  ];
}

/** Small, umlauts as two letters, signs as blanks. */
export const spaltenwort = (zelle: string): string =>
  zelle
    .toLowerCase()
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .replaceAll('ß', 'ss')
    .replaceAll(/[^a-z0-9]+/g, ' ')
    .trim();
