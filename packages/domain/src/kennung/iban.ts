import { restNach97 } from './restNach97.ts';

/** Length of an IBAN by country, of all in the SEPA area (EPC409-09, ISO 13616 registry): nobody is refused for where the account is. */
const LAENGEN: Readonly<Record<string, number>> = {
  AD: 24,
  AL: 28,
  AT: 20,
  BE: 16,
  BG: 22,
  CH: 21,
  CY: 28,
  CZ: 24,
  DE: 22,
  DK: 18,
  EE: 20,
  ES: 24,
  FI: 18,
  FR: 27,
  GB: 22,
  GI: 23,
  GR: 27,
  HR: 21,
  HU: 28,
  IE: 22,
  IS: 26,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  LV: 21,
  MC: 27,
  MD: 24,
  ME: 22,
  MK: 19,
  MT: 31,
  NL: 18,
  NO: 15,
  PL: 28,
  PT: 25,
  RO: 24,
  RS: 22,
  SE: 24,
  SI: 19,
  SK: 24,
  SM: 27,
  VA: 22,
};

/** Those among them that are not in the European Economic Area. */
const AUSSER_EWR = /^(AD|AL|CH|GB|GI|MC|MD|ME|MK|RS|SM|VA)/;

/** Whether an account is in the European Economic Area. */
export const istImEwr = (iban: string): boolean => !AUSSER_EWR.test(iban);

/** Without blanks and in capitals, as it is stored. */
export const ibanAus = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** What is wrong with it, as a sentence that follows its name; null when country, length and check digits fit (ISO 7064). */
export function ibanFehler(text: string): string | null {
  const iban = ibanAus(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'beginnt mit zwei Buchstaben und zwei Ziffern';
  const laenge = LAENGEN[iban.slice(0, 2)];
  if (laenge === undefined) return 'gehört zu keinem Land des SEPA-Raums; einziehen können wir nur dort';
  if (iban.length !== laenge)
    return `hat für ${iban.slice(0, 2)} genau ${laenge} Stellen, nicht ${iban.length}`;
  return restNach97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? null
    : 'enthält einen Tippfehler: die Prüfziffer passt nicht';
}
