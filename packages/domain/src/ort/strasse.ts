import { liesHausnummer } from './hausnummer.ts';

/**
 * Spelling of a street for matching only: small, without umlauts, blanks and marks, `straße` as `str`.
 * `Hardt-Straße`, `HARDTSTRASSE` and `Hardtstr.` become `hardtstr`.
 */
export function strassenSchluessel(strasse: string): string {
  return vereinfacht(umlauteAlsZweiBuchstaben(strasse.normalize('NFC').toLowerCase()));
}

/** Both ways to write umlauts without dots: `muellerstr` and `mullerstr`. */
export function strassenSchluesselVarianten(strasse: string): string[] {
  const klein = strasse.normalize('NFC').toLowerCase();
  const nackt = vereinfacht(klein.replaceAll('ä', 'a').replaceAll('ö', 'o').replaceAll('ü', 'u'));
  return [...new Set([strassenSchluessel(strasse), nackt])];
}

export function gleicheStrasse(a: string, b: string): boolean {
  const varianten = strassenSchluesselVarianten(a);
  return strassenSchluesselVarianten(b).some((variante) => varianten.includes(variante));
}

/**
 * Parts `Hardtstraße 6 a` into street and house number. A text without a number at its end is all street
 * (`Straße des 17. Juni`); in `Dorf 7` and `Q7 24` the last number counts, and in the squares of Mannheim the second
 * (`C 4, 12`), where `C 4` alone is all street. Several numbers behind a street stay together (`Ringweg 5, 7, 9`).
 */
export function trenneStrasseHausnr(text: string): { strasse: string; hausnr: string } {
  const ruhig = text.trim().replace(/\s+/g, ' ');
  const quadrat = imQuadrat(ruhig) ?? mitMehreren(ruhig);
  if (quadrat !== undefined) return quadrat;
  const woerter = ruhig.split(' ');
  for (let anzahl = Math.min(5, woerter.length - 1); anzahl >= 1; anzahl -= 1) {
    const hausnr = woerter.slice(-anzahl).join(' ');
    const strasse = woerter.slice(0, -anzahl).join(' ').replace(/,$/, '');
    if (/^(\d|haus |nr\b)/i.test(hausnr) && liesHausnummer(hausnr) !== undefined)
      return { strasse, hausnr: hausnr.replace(/^nr\.?\s*/i, '') };
  }
  return geklebt(ruhig) ?? { strasse: text.trim(), hausnr: '' };
}

/** `C 4, 12` and `Q7 24`: a letter and a number are the street in the middle of Mannheim; nowhere else has one letter for a name. */
function imQuadrat(text: string): { strasse: string; hausnr: string } | undefined {
  const [, strasse, hausnr = ''] = /^([A-U] ?(?:1[0-7]|[1-9]))(?:(?: ?[,/-] ?| )(\d.*))?$/.exec(text) ?? [];
  if (strasse === undefined || (hausnr !== '' && liesHausnummer(hausnr) === undefined)) return undefined;
  return { strasse, hausnr };
}

/** Three numbers and more; of which houses they are, nobody but a person knows. */
function mitMehreren(text: string): { strasse: string; hausnr: string } | undefined {
  const [, strasse, hausnr = ''] =
    /^(\D*[^\d ,;+&/]) (\d{1,4} ?[a-z]?(?: ?(?:[,;+&/]|und|u\.?) ?\d{1,4} ?[a-z]?){2,9})$/i.exec(text) ?? [];
  return strasse === undefined ? undefined : { strasse, hausnr };
}

/** Undoes a missing blank: `Hardtstr.12`. Mannheim squares (`Q7`) stay whole. */
function geklebt(text: string): { strasse: string; hausnr: string } | undefined {
  const treffer =
    /^(.*(?:str\.?|straße|strasse|weg|platz|gasse)) ?(\d{1,4} ?[a-z]?(?: ?[-–] ?\d{1,4} ?[a-z]?)?)$/i.exec(
      text,
    );
  return treffer === null ? undefined : { strasse: treffer[1] ?? '', hausnr: treffer[2] ?? '' };
}

function umlauteAlsZweiBuchstaben(text: string): string {
  return text.replaceAll('ä', 'ae').replaceAll('ö', 'oe').replaceAll('ü', 'ue');
}

function vereinfacht(klein: string): string {
  return klein
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[^a-z0-9]+/g, '')
    .replace(/strasse/g, 'str');
}
