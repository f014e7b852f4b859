import { AMTSKUERZEL } from '../../liegenschaft/kontakt.ts';

/** Words of a name that stay small, and those that are no names at all. */
const KLEIN =
  /^(?:von|van|vom|zu|zum|zur|de|del|della|di|da|der|den|ten|ter|auf|und|u\.|v\.|v\.d\.|d\.|dos|das|la|le|bei|gen\.|vulgo|geb\.|geborene|sen\.?|jun\.?|c\/o|z\.|hd\.)$/;

/** `RA` stays, `PFR.` becomes `Pfr.`. */
const KUERZEL = new Map(
  Object.keys(AMTSKUERZEL).map((kuerzel) => [kuerzel.toLocaleUpperCase('de'), kuerzel]),
);

/** A name in small letters alone; an address of mail is none. */
export const istKlein = (text: string): boolean => !/[\p{Lu}@]/u.test(text) && /\p{Ll}{2}/u.test(text);

/** A name in capitals alone, as old programs wrote them; single letters and short forms say nothing. */
export const istVersal = (text: string): boolean => !/\p{Ll}/u.test(text) && /\p{Lu}{3}/u.test(text);

/** `MÜLLER-LÜDENSCHEIDT KARL VON` → `Müller-Lüdenscheidt Karl von`; a lost `ß` stays lost. */
export const ausVersalien = (text: string): string =>
  text
    .split(' ')
    .map((wort) => {
      const kuerzel = KUERZEL.get(wort);
      if (kuerzel !== undefined) return kuerzel;
      const klein = wort.toLocaleLowerCase('de');
      return KLEIN.test(klein) ? klein : grossBegonnen(klein);
    })
    .join(' ');

const grossBegonnen = (klein: string): string =>
  klein.replaceAll(
    /(^|[-'’./(])(\p{Ll})/gu,
    (_, davor: string, erster: string) => davor + erster.toLocaleUpperCase('de'),
  );

/** A single word in capitals among others is the family name: `MEIER Georg`; what has no vowel is an abbreviation (`PHK`, `TSV`). */
export const istVersalwort = (wort: string): boolean =>
  /^\p{Lu}{2,}(?:[-'’]\p{Lu}+)*$/u.test(wort) &&
  !/^[B-DF-HJ-NP-TV-XZ]+$/.test(wort) &&
  istVersal(wort) &&
  !KUERZEL.has(wort);
