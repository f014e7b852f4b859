const NARROW = '\u202F';
const FIXED = '\u00A0';

/** German habits that a line break must not tear: `§ 3`, `Abs. 1`, `z. B.`, `40 Häuser`, and a dash that stays behind. */
export function typography(text: string): string {
  return text
    .replaceAll(/\b([zdu])\. ?(B|h|a)\./g, `$1.${NARROW}$2.`)
    .replaceAll(/(§§?) (?=\d)/g, `$1${FIXED}`)
    .replaceAll(/\b(Abs|Nr|Satz|Art|Anlage|KÜO §)(\.?) (?=\d)/g, `$1$2${FIXED}`)
    .replaceAll(
      /(\d) (?=(Uhr|Minuten|Tage|Häuser|Werktage|Arbeitstage|Wochen|Jahre|Euro|€|%|MB|AW|Prozent|Liegenschaften)\b)/g,
      `$1${FIXED}`,
    )
    .replaceAll(/(\d) (?=[€%])/g, `$1${FIXED}`)
    .replaceAll(' – ', `${FIXED}– `);
}
