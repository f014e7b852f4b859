import { liesHausnummer } from './hausnummer.ts';

/** Why what stands in an address may not be the house: a person has to say. */
export type Hauszweifel = 'postfach' | 'flurstueck' | 'nummer';

/** `Straße 614`, `Weg 3`, `Block 5`: here the number is the street's name. */
const GATTUNG_MIT_NUMMER =
  /(?:^|[ -])(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|siedlung|kolonie|reihe|block|zeile) \d{1,4}(?= |$)/gi;
/** `Straße des 17. Juni`, `1.-Mai-Straße`, `12-Apostel-Platz`: numbers that are part of a name. */
const IM_NAMEN = /\d{1,3}\.[ -]*(?=\p{L})|\d{1,3}-(?=\p{L}{2})/gu;
/** The squares in the middle of Mannheim. */
const QUADRAT = /^[A-U] ?(?:1[0-7]|[1-9])(?= |$)/;
const POSTFACH = /^(?:postfach|postf\.?|pf\.?)(?![\p{L}-])/iu;
const FLURSTUECK =
  /(?:^|[ ,])(?:flur(?:stücks?|st\.?)?[ -]?(?:nr|nummer)\b|flurstück\b|flst\b|fl\.?[ -]*nr\b)/i;
/** `An der B 14`: a road of the state, and which house at it the text does not say. */
const FERNSTRASSE = / (?:B|L|K|St|A)$/;
const istFernstrasse = (strasse: string): boolean =>
  FERNSTRASSE.test(strasse) && /\p{L}/u.test(strasse.slice(0, strasse.lastIndexOf(' ')));
const ALLEIN_GATTUNG = /(?:^|[ -])(?:straße|strasse|str\.?|weg|platz|allee|gasse|ring|block) \p{L}+$/iu;

/** `Ringweg 12 I`: the first floor, or the house with the letter. */
const BUCHSTABE_ODER_STOCK = /^\d{1,4} I$/;

const ohneNamenszahlen = (strasse: string): string =>
  strasse.replace(QUADRAT, '').replace(IM_NAMEN, '').replace(GATTUNG_MIT_NUMMER, '');

/**
 * What makes a street and its number doubtful when both were parted out of one text. A number that is left in the street is the
 * house, and what was taken for the house is a flat, a building or a second house.
 */
export function hauszweifel(strasse: string, hausnr: string): Hauszweifel | undefined {
  if (POSTFACH.test(strasse)) return 'postfach';
  if (FLURSTUECK.test(strasse)) return 'flurstueck';
  if (BUCHSTABE_ODER_STOCK.test(hausnr)) return 'nummer';
  const fern = istFernstrasse(strasse) && !ALLEIN_GATTUNG.test(strasse);
  return fern || (hausnr !== '' && nenntNummer(strasse)) ? 'nummer' : undefined;
}

/** Whether a text holds a number that may be that of a house, of whatever is written around it: `Am Hang 7ff`, `12 Ringweg`. */
export const nenntNummer = (strasse: string): boolean => /(?:^|[ ,;/(])\d/.test(ohneNamenszahlen(strasse));

const OHNE_NUMMER =
  /(?:^|[ ,]{1,3})(?:\(?(?:ohne|o\.?) ?(?:haus)?-?(?:nr\.?|nummer|hnr\.?|hsnr\.?)\)?|s\. ?n\.)$/i;

/** `Am Hang ohne Nr.` → `Am Hang`: a house without a number, not a street of this name. */
export const ohneNummernvermerk = (text: string): string => text.replace(OHNE_NUMMER, '').trim();

/** `12/14`, `7/9`: two houses beside each other, or one of them and what stands in its yard; `12/1` is the latter. */
export function kannZweiHaeuserHeissen(hausnr: string): boolean {
  if (/bis|und|\d ?[a-z]? ?u\.? ?\d|[;,+&]/i.test(hausnr) && liesHausnummer(hausnr)?.bis !== undefined)
    return true;
  if (AUFZAEHLUNG.test(hausnr.trim())) return true;
  const [, eine, andere] = /^(\d{1,4}) ?\/ ?(\d{1,3})$/.exec(hausnr.trim()) ?? [];
  const abstand = Number(andere) - Number(eine);
  return eine !== undefined && abstand > 0 && abstand <= ABSTAND_MAX;
}

/** `5, 7, 9` */
const AUFZAEHLUNG = /^\d{1,4} ?[a-z]?(?: ?(?:[,;+&]|und|u\.?) ?\d{1,4} ?[a-z]?){2,9}$/i;
/** Further apart are no neighbours. */
const ABSTAND_MAX = 10;
