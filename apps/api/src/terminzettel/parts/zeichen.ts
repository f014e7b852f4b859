/** Stands for a character that no font of ours can draw. */
const ERSATZZEICHEN = '?';

/** Signs that people type into notes and Inter's text files lack. */
const UMSCHRIFT: Record<string, string> = {
  '→': '->',
  '←': '<-',
  '⇒': '=>',
  '✓': 'ok',
  '✔': 'ok',
  '☎': 'Tel.',
  '⚠': '!',
  '≤': '<=',
  '≥': '>=',
  '\u2011': '-',
  '\u2009': ' ',
  '\u202F': '\u00A0',
};

export interface Druckzeichen {
  zeichen: string;
  font: string;
}

/** Resolves every character to one that can be drawn: itself, its transcription, its base letter, or `?`. Never throws. */
export function* druckbar(
  text: string,
  fontFuer: (zeichen: string) => string | undefined,
): Generator<Druckzeichen> {
  for (const zeichen of text.normalize('NFC')) {
    for (const ersatz of kandidat(zeichen, fontFuer)) {
      const font = fontFuer(ersatz);
      if (font !== undefined) yield { zeichen: ersatz, font };
    }
  }
}

function kandidat(zeichen: string, fontFuer: (zeichen: string) => string | undefined): string {
  if (/[\t\n\r\u2028\u2029]/.test(zeichen)) return ' ';
  if (/[\p{Cc}\p{Cf}\p{Cs}\p{Variation_Selector}]/u.test(zeichen)) return '';
  const umschrift = UMSCHRIFT[zeichen];
  if (umschrift !== undefined) return umschrift;
  if (fontFuer(zeichen) !== undefined) return zeichen;
  const zerlegt = zeichen.normalize('NFKD').replaceAll(/\p{M}/gu, '');
  if ([...zerlegt].some((z) => fontFuer(z) === undefined)) return ERSATZZEICHEN;
  return zerlegt;
}
