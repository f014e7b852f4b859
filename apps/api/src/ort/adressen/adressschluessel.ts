/** Words that are written short and long; the short form is the one compared. */
const KURZFORMEN: readonly (readonly [RegExp, string])[] = [
  [/\ban der\b|\ba d\b/g, 'ad'],
  [/\ban dem\b|\bam\b/g, 'am'],
  [/\bin der\b|\bi d\b/g, 'id'],
  [/\bin dem\b|\bim\b/g, 'im'],
  [/\bob der\b|\bo d\b/g, 'od'],
  [/\bvor der\b|\bv d\b|\bvon der\b/g, 'vd'],
  [/\bbei\b/g, 'b'],
  [/\bvon\b/g, 'v'],
  [/\bsankt\b/g, 'st'],
  [/\bdoktor\b/g, 'dr'],
  [/\bprofessor\b/g, 'prof'],
  [/\bburgermeister\b|\bbuergermeister\b|\bbgmstr\b|\bbgm\b/g, 'bgm'],
  [/strasse\b|\bstr\b/g, 'str'],
  [/platz\b/g, 'pl'],
  [/\bgrosser?\b|\bgrosses?\b/g, 'gr'],
  [/\bkleiner?\b|\bkleines?\b/g, 'kl'],
];

/** Lower case, no umlauts, no punctuation: `Dr.-Eckener-Straße` becomes `dr eckener strasse`. */
function entschmueckt(text: string): string {
  return text
    .toLowerCase()
    .replaceAll('ß', 'ss')
    .replaceAll('ä', 'ae')
    .replaceAll('ö', 'oe')
    .replaceAll('ü', 'ue')
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/**
 * Key under which spellings of the same street or town meet, for comparing only:
 * `Hardtstr.`, `HARDTSTRASSE` and `Hardt-Straße` share one; so do `Lauf a.d.Pegnitz` and `Lauf an der Pegnitz`.
 */
export function namensschluessel(name: string): string {
  const kurz = KURZFORMEN.reduce(
    (text, [lang, kurzform]) => text.replace(lang, kurzform),
    entschmueckt(name),
  );
  return kurz.replaceAll(' ', '');
}

/** Second chance for text that lost its umlauts on the way: `Müller`, `Mueller` and `Muller` meet here. */
export function umlautloserSchluessel(schluessel: string): string {
  return schluessel.replace(/([aou])e/g, '$1');
}
