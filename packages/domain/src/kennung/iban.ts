import { restNach97 } from './restNach97.ts';

/** Length of an IBAN by country, of those in the SEPA area that companies here bank in (ISO 13616 registry). */
const LAENGEN: Readonly<Record<string, number>> = {
  AT: 20,
  BE: 16,
  CH: 21,
  CZ: 24,
  DE: 22,
  DK: 18,
  ES: 24,
  FI: 18,
  FR: 27,
  IE: 22,
  IT: 27,
  LI: 21,
  LT: 20,
  LU: 20,
  NL: 18,
  PL: 28,
  PT: 25,
  SE: 24,
};

/** Without blanks and in capitals, as it is stored. */
export const ibanAus = (text: string): string => text.replaceAll(/\s/g, '').toUpperCase();

/** What is wrong with it, as a sentence that follows its name; null when country, length and check digits fit (ISO 7064). */
export function ibanFehler(text: string): string | null {
  const iban = ibanAus(text);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban)) return 'beginnt mit zwei Buchstaben und zwei Ziffern';
  const laenge = LAENGEN[iban.slice(0, 2)];
  if (laenge === undefined) return 'gehört zu einem Land, aus dem wir nicht einziehen';
  if (iban.length !== laenge)
    return `hat für ${iban.slice(0, 2)} genau ${laenge} Stellen, nicht ${iban.length}`;
  return restNach97(iban.slice(4) + iban.slice(0, 4)) === 1
    ? null
    : 'enthält einen Tippfehler: die Prüfziffer passt nicht';
}
