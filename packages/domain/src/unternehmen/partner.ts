/** Where a vendor's program runs: each place has an app id of its own, and one never opens the other. */
export const PARTNER_UMGEBUNGEN = ['test', 'produktion'] as const;
export type PartnerUmgebung = (typeof PARTNER_UMGEBUNGEN)[number];
export const PARTNER_UMGEBUNG_NAMEN: Record<PartnerUmgebung, string> = {
  test: 'Test',
  produktion: 'Produktion',
};

/** What a company lets a program do. */
export const PARTNERRECHTE = ['liegenschaften.senden', 'kehrtouren.lesen'] as const;
export type Partnerrecht = (typeof PARTNERRECHTE)[number];
export const PARTNERRECHT_NAMEN: Record<Partnerrecht, string> = {
  'liegenschaften.senden': 'Liegenschaften und Aufgaben senden',
  'kehrtouren.lesen': 'Kehrtouren und Antworten der Kunden lesen',
};

/** What a program did; what the company reads in the log of its connection. */
export const PARTNERABRUFE = [
  'verbunden',
  'betrieb',
  'liegenschaften',
  'kehrtouren',
  'kehrtour',
  'erledigtes',
  'beendet',
] as const;
export type Partnerabruf = (typeof PARTNERABRUFE)[number];

/** Who ended a connection. */
export const PARTNER_BEENDENDE = ['betrieb', 'betreiber'] as const;
export type PartnerBeendende = (typeof PARTNER_BEENDENDE)[number];

/** What a program is told of, in the words of the wire. */
export const WEBHOOKARTEN = [
  'kehrtour.changed',
  'feedback.received',
  'task.completed',
  'visit.ended',
] as const;
export type Webhookart = (typeof WEBHOOKARTEN)[number];

/** A nightly push comes in pieces of this size. */
export const LIEGENSCHAFTEN_JE_SENDUNG_MAX = 50;
/** Done tasks, or ended visits, that a program reads at once. */
export const ERLEDIGTE_JE_ABRUF_MAX = 500;
/** Days until an unused token is void. */
export const TOKEN_TAGE = 10;

/** Letters and digits that nobody mistakes for one another, on a screen or on the telephone. */
const ALPHABET = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
export const TOKEN_ZEICHEN = 10;

/** `K7WQM-3HTRZ` without the dash: 49 bit out of random bytes that the caller brings; those that would favour a letter are skipped. */
export function tokenAus(zufall: Uint8Array): string | undefined {
  const gerecht = 256 - (256 % ALPHABET.length);
  const zeichen = Array.from(zufall).flatMap((byte) =>
    byte < gerecht ? (ALPHABET[byte % ALPHABET.length] ?? []) : [],
  );
  return zeichen.length < TOKEN_ZEICHEN ? undefined : zeichen.slice(0, TOKEN_ZEICHEN).join('');
}

/** As somebody typed it: small letters, blanks and dashes are fine. `undefined` when it cannot be one. */
export function liesToken(eingabe: string): string | undefined {
  const token = eingabe.toUpperCase().replace(/[\s\-–—_.]+/g, '');
  const gueltig = token.length === TOKEN_ZEICHEN && [...token].every((eines) => ALPHABET.includes(eines));
  return gueltig ? token : undefined;
}

/** Words of the wire that vendors know; public, so that they only have to change the address. */
export const V1_TYPEN = [
  'EINFAMILIENHAUS',
  'MEHRFAMILIENHAUS',
  'GEWERBEBETRIEB',
  'MEHRFAMILIENHAUS_MIT_GEWERBEBETRIEB',
  'UNBEKANNT',
] as const;
export const V1_ROLLEN = [
  'FREIE_UND_HOHEITLICHE_AUFGABEN',
  'GEHOERT_NICHT_ZUM_KEHRBEZIRK',
  'NUR_HOHEITLICHE_AUFGABEN',
] as const;
export const V1_EMPFAENGER = ['OWNER', 'RESIDENT', 'ADMINISTRATOR'] as const;
export const V1_PERSONENARTEN = ['PERSON', 'COMPANY'] as const;
export const V1_ANREDEN = [
  'UNKNOWN',
  'HERR',
  'FRAU',
  'EHELEUTE',
  'HERR_UND_FRAU',
  'ERBENGEMEINSCHAFT',
  'HERR_ODER_FRAU',
  'FIRMA',
] as const;
export const V1_ZEITARTEN = ['YEAR', 'QUARTER', 'RANGE'] as const;
export const V1_ARBEITEN = [
  'KEHRUNG',
  'EMISSIONSMESSUNG',
  'FESTSTOFFMESSUNG',
  'FEUERSTAETTENSCHAU',
  'GASHAUSSCHAU',
  'SONSTIGES_1',
  'SONSTIGES_2',
  'SONSTIGES_3',
  'LUFTANLAGE',
] as const;
/** On the way out one word has an umlaut, as it is documented. */
export const V1_ARBEITEN_AUS = [
  'KEHRUNG',
  'EMISSIONSMESSUNG',
  'FEUERSTÄTTENSCHAU',
  'FESTSTOFFMESSUNG',
] as const;
export const V1_EINHEITEN = ['WOHNUNG', 'SONSTIGES'] as const;
export const V1_TERMINARTEN = ['ONLY_DAY', 'FIXED_SLOTS'] as const;
export const V1_VERSANDARTEN = ['SELF_PRINTING', 'SEND_BY_KEHRTOUR'] as const;
export const V1_STAENDE = [
  'SEND_SCHEDULED',
  'COMPLETED',
  'CANCELLED',
  'DOCUMENT_GENERATION_SCHEDULED',
] as const;
export const V1_WEGE = ['LETTER', 'EMAIL', 'SMS', 'WHATSAPP', 'SELF_PRINTED'] as const;
export const V1_ANTWORTEN = [
  'UNKNOWN',
  'CUSTOMER_AT_HOME',
  'CUSTOMER_NOT_AT_HOME',
  'CUSTOMER_DOES_NOT_KNOW',
] as const;

export type V1Typ = (typeof V1_TYPEN)[number];
export type V1Rolle = (typeof V1_ROLLEN)[number];
export type V1Empfaenger = (typeof V1_EMPFAENGER)[number];
export type V1Anrede = (typeof V1_ANREDEN)[number];
export type V1Arbeit = (typeof V1_ARBEITEN)[number];
export type V1ArbeitAus = (typeof V1_ARBEITEN_AUS)[number];
export type V1Versandart = (typeof V1_VERSANDARTEN)[number];
export type V1Stand = (typeof V1_STAENDE)[number];
export type V1Weg = (typeof V1_WEGE)[number];
export type V1Antwort = (typeof V1_ANTWORTEN)[number];
