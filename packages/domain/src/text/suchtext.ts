/**
 * Spelling for searching only: small, umlauts in either way of writing become the bare letter, `Straße` becomes `str`,
 * marks become blanks. `Hardt-Straße 12 a`, `HARDTSTRASSE` and `hardtstr.` find each other. The database fills its
 * columns `suche` with a function of the same name; a test holds both together.
 */
export function suchtext(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .normalize('NFD')
    .replace(/[\u0300-\u036f]+/g, '')
    .replace(/([aou])e/g, '$1')
    .replace(/[^a-z0-9]+/g, ' ')
    .replaceAll('strasse', 'str')
    .trim();
}

/**
 * What a search looks for in a text that has a blank at both ends: the beginning of a word for every word that was
 * typed. `Straße` alone may also end a word, because `Hardt-Straße` and `Hardtstraße` are one.
 */
export function suchmuster(suche: string): string[] {
  return suchtext(suche)
    .split(' ')
    .filter((wort) => wort !== '')
    .map((wort) => wort.replace(/stra(s(se?)?)?$/, 'str'))
    .map((wort) => (wort === 'str' ? 'str ' : ` ${wort}`));
}

/** @param text as `suchtext` wrote it; @param muster of `suchmuster` */
export function passtZurSuche(text: string, muster: readonly string[]): boolean {
  const mitRand = ` ${text} `;
  return muster.every((eines) => mitRand.includes(eines));
}

/** Whether every word that was typed stands there whole: such a hit comes before others. */
export function passtGenau(text: string, muster: readonly string[]): boolean {
  return passtZurSuche(text, muster.map(alsGanzesWort));
}

/** @param muster one of `suchmuster`; @returns the same for the whole word */
export const alsGanzesWort = (muster: string): string => (muster.endsWith(' ') ? muster : `${muster} `);
