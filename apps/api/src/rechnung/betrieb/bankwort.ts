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
  anyAscii(text.normalize('NFC').replaceAll(/[äöüÄÖÜßẞ&_@€]/g, (zeichen) => UMLAUTE[zeichen] ?? ''))
    .replaceAll(/["'`]/g, '')
    .replaceAll(/[^A-Za-z0-9/\-?:().,+]+/g, ' ')
    .replaceAll(/\/{2,}/g, '/')
    .replaceAll(/^[ /]+|[ /]+$/g, '')
    .slice(0, max)
    .replaceAll(/[ /]+$/g, '');
