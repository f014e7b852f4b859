/** A vowel, the consonants behind it, and the vowel of the next syllable. */
const SILBENPAAR = /[aeiouyäöü](?<mitte>(?:(?![aeiouyäöü])\p{L})+)(?=[aeiouyäöü])/giu;
/** What begins a syllable together, `st` behind another consonant, too; else only the last one does. */
const ANLAUT = /(?:sch[lmnrw]?|ch|ck|ph|th|pf|zw|kn|[bdfgkpt]r|[bfgkp]l|(?<=\p{L})s[pt]r?|\p{L})$/iu;
/** Letters that must be left for the next line: a long rest is better to read. */
const RESTE = [6, 3];

/** Where a German word of which `bis` signs fit into the line is parted best; at `bis` where no syllable ends in time. */
export function trennstelle(wort: string, bis: number): number {
  const laenge = wort.trimEnd().length;
  const grenzen = [...wort.matchAll(SILBENPAAR)]
    .map(({ index, groups }) => {
      const mitte = groups?.['mitte'] ?? '';
      return index + 1 + mitte.length - (ANLAUT.exec(mitte)?.[0].length ?? 0);
    })
    .filter((grenze) => grenze >= 3 && grenze <= bis);
  for (const rest of RESTE) {
    const grenze = grenzen.findLast((eine) => laenge - eine >= rest);
    if (grenze !== undefined) return grenze;
  }
  return bis;
}
