import { keysOf } from '../keysOf.ts';

/** What a column of a bank's list means. */
export type Spaltenrolle = keyof typeof ROLLEN;

/** Places of the columns that have a meaning, or none that is known, in the order of the file. */
export type Bankspalten = (rolle: Spaltenrolle | undefined) => readonly number[];

const GEGENSEITE =
  'name|zahlungsbeteiligter|zahlungspartner|gegenpartei|gegenkonto|inhaber|partner|payer|payee|counterparty|beneficiary|originator|auftraggeber|empfaenger|absender|sender|recipient|zahler|zahlungspflichtiger?|zahlungsempfaenger|beguenstigter?|kontoinhaber gegenkonto';
const RICHTUNGSBETRAG = '(betrag|umsatz|amount)';

/** How German banks name what is needed; a column has the first meaning that fits, written small and without signs. */
const ROLLEN = {
  buchungstag:
    /^(buchungs?(tag|datum)?|buch ?tag|booking date|posting date|settlement date( utc)?|datum buchung|buchungstag datum)$/,
  tag: /^(datum|tag|date|umsatz(tag|datum)|transaktionsdatum|datum zeit|completed date|operation date( utc)?)$/,
  valuta: /^(wert|wertstellung(s(tag|datum))?( valuta)?|valuta(datum)?|value date)$/,
  betrag:
    /^((buchungs|umsatz|zahlungs|transaktions)?(betrag|umsatz|amount)( in)?( eur(o)?)?( soll haben| incl vat)?|brutto|gross)$/,
  soll: new RegExp(
    `^(${RICHTUNGSBETRAG} )?(soll|belastung(en|s${RICHTUNGSBETRAG})?|ausgang|ausgehend|ausgaben?|abgang|abfluss|debit|auszahlung(en)?|zahlungsausgang|lastschrift|money out|paid out|outgoing|withdrawals?)( ${RICHTUNGSBETRAG})?( in)?( eur(o)?)?$`,
  ),
  haben: new RegExp(
    `^(${RICHTUNGSBETRAG} )?(haben|gutschrift(en|s${RICHTUNGSBETRAG})?|eingang|eingehend|einnahmen?|zugang|zufluss|credit|einzahlung(en)?|zahlungseingang|money in|paid in|incoming|deposits?)( ${RICHTUNGSBETRAG})?( in)?( eur(o)?)?$`,
  ),
  /** The direction, or in some lists the amount itself. */
  sollHaben:
    /^((soll haben|haben soll|s h|h s|sh)( ?kennzeichen)?|kennzeichen|d c|c d|debit credit|credit debit)$/,
  waehrung: /^(konto)?w(ae|.)hrung$|^currency$|^wkz$/,
  status:
    /^((umsatz|buchungs|transaktions|zahlungs|transaction |payment )?(status|state)|zustand|auswirkung auf guthaben|balance impact)$/,
  gebucht: /^(gebucht|booked)$/,
  nurNotiert: /^(vormerk(ung|buchung)?|vorgemerkt|pending)$/,
  konto:
    /^((iban )?(auftragskonto|auftraggeberkonto|inhaberkonto)|iban kontoinhaber|eigene(s)? (iban|konto)|account)$/,
  zweck:
    /^((vorgang )?verwendungszweck( ?\d+| zeile \d+)?|(weitere )?verwendungszwecke|verwendungszweckzeile.*|zweck|vwz ?\d*|buchungs(details|information(en)?)|payment (reference|details)|zahlungsreferenz|reference|reason|memo|nachricht|mitteilung|message|purpose|remittance information|notiz zur zahlung|betreff|hinweis|rechnungsnummer|artikelbezeichnung|invoice number|item title|subject|note)$/,
  referenz:
    /^(referenz|kundenreferenz( end to end)?|end to end (ref(erenz)?|id).*|ende zu ende (ref(erenz)?|id)|endtoendid)$/,
  text: /^(buchungstext|umsatztext|text|beschreibung|description|transaktionsbeschreibung|details|narrative)$/,
  /** One of an account's own names stands beside the other's in older lists of cooperative banks. */
  selbst: /^auftraggeber zahlungsempfaenger$/,
  beteiligter: new RegExp(
    `^(${GEGENSEITE})( (${GEGENSEITE}))+$|^(name|zahlungsbeteiligter|zahlungspartner|gegenpartei|payee|counterparty)$|^empfaenger \\d$`,
  ),
  zahler: /^(auftraggeber|zahlungspflichtiger?( r)?|absender|sender|zahler|payer)( name)?$/,
  empfaenger: /^(empfaenger|zahlungsempfaenger( in)?|beguenstigter?( r)?|recipient|payee)( name)?$/,
} as const satisfies Record<string, RegExp>;

/** Columns that every list has in some way: where no column has one of the names above, the first that says so among other words. */
const IRGENDWIE: readonly {
  rolle: Spaltenrolle;
  /** Whoever has one of these has it. */
  statt: readonly Spaltenrolle[];
  muster: RegExp;
  nicht: RegExp;
}[] = [
  {
    rolle: 'tag',
    statt: ['buchungstag', 'tag', 'valuta'],
    muster: /(date|datum|tag)\b/,
    nicht: /betrag|auftrag|vertrag|mandat|erstell|faellig|geburt|start|beginn|created|due/,
  },
  {
    rolle: 'betrag',
    statt: ['betrag', 'soll', 'haben'],
    muster: /(betrag|amount|umsatz)\b/,
    nicht:
      /gebuehr|fee|entgelt|fremd|foreign|orig|ursprung|saldo|balance|steuer|tax|limit|gesamt|total|currency|geteilt/,
  },
  {
    rolle: 'beteiligter',
    statt: ['beteiligter', 'zahler', 'empfaenger'],
    muster:
      /gegen(konto|partei|seite)|partner|beguenstigt|auftraggeber|empfaenger|zahler|payer|payee|sender|recipient|counterparty/,
    nicht:
      /iban|bic|blz|bankleitzahl|bank\b|nummer|\bnr\b|number|account|adresse|address|mail|\bid\b|land|auftrags?konto/,
  },
];

/** What the columns of a row of headers mean. */
export function bankspaltenAus(kopf: readonly string[]): Bankspalten {
  const worte = kopf.map(spaltenwort);
  const gefunden = worte.map((wort) => rolleVon(wort));
  for (const { rolle, statt, muster, nicht } of IRGENDWIE) {
    if (gefunden.some((eine) => eine !== undefined && statt.includes(eine))) continue;
    const stelle = worte.findIndex(
      (wort, hier) => gefunden[hier] === undefined && muster.test(wort) && !nicht.test(wort),
    );
    if (stelle >= 0) gefunden[stelle] = rolle;
  }
  return (rolle) => [...gefunden.keys()].filter((stelle) => gefunden[stelle] === rolle);
}

const ALLE = keysOf(ROLLEN);
const rolleVon = (wort: string): Spaltenrolle | undefined => ALLE.find((rolle) => ROLLEN[rolle].test(wort));

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
