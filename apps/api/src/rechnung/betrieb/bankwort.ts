import anyAscii from 'any-ascii';

const UMLAUTE: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  Ä: 'Ae',
  Ö: 'Oe',
  Ü: 'Ue',
  ß: 'ss',
  ẞ: 'SS',
  '&': '+',
  _: '-',
  '@': '(at)',
  '€': 'EUR',
};

/**
 * A text in the letters that every bank takes (EPC217-08): German letters as they are written here without them, those of other
 * languages and scripts as they sound, whatever is left a blank. Empty where nothing can be written.
 * @param max Letters at most
 */
export const bankwort = (text: string, max: number): string =>
  ohneRand(ohneRand(gesprochen(text)).slice(0, max));

const gesprochen = (text: string): string =>
  anyAscii(text.normalize('NFC').replaceAll(/[äöüÄÖÜßẞ&_@€]/g, (zeichen) => UMLAUTE[zeichen] ?? ''))
    .replaceAll(/["'`]/g, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,+]+/g, ' ')
    .replaceAll(/\/{2,}/g, '/');

/** Without blanks and strokes at both ends. */
function ohneRand(text: string): string {
  let ende = text.length;
  while (ende > 0 && ' /'.includes(text.charAt(ende - 1))) ende -= 1;
  return text.slice(0, ende).replace(/^[ /]+/, '');
}
