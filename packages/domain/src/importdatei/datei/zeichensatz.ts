/** A file's bytes read in one of the encodings that German offices produce. */
export interface Lesart<Name extends string = string> {
  readonly name: Name;
  readonly text: string;
}

const PROBE_ZEICHEN = 200_000;

/** German letters inside or at the edge of a word. */
const UMLAUT_IM_WORT = /[a-zß][äöüß]|[äöü][a-zß]|[A-Z][ÄÖÜ]|[ÄÖÜ][A-Za-zß]|ß[a-z]?/g;
/** Letters that names from neighbouring countries bring along. */
const NACHBARBUCHSTABE = /[A-Za-z][éèêëáàâãçñíîïóôøåúûýžšćčł]/g;
/** What one of the old encodings turns into in another one: signs that no word of here contains. */
const FREMD_IM_WORT =
  /[A-Za-z][„”™�õ÷³▀─▄╠═¤§±¶╩┴┼Í─ÙÚ░▒▓│┤ŸŠ¸ˆ‰ﬂÑƒ‹›Èº]|[„”™õ÷³▀─▄╠═¤±¶╩┴┼Ù░▒▓│┤§Ÿ¸ˆ‰ﬂƒ‹›º][a-z]/g;
/** UTF-8 read as a single-byte encoding: `Ã¼`. */
const DOPPELT_KODIERT = /Ã[\u0080-\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]/g;
const STEUERZEICHEN = /[^\P{Cc}\t\n\r]|\uFFFD/gu;

/** How German a text looks: umlauts inside words count for it, box drawings and control signs against it. */
export function bewerteLesart(text: string): number {
  const probe = text.slice(0, PROBE_ZEICHEN);
  return (
    2 * anzahl(probe, UMLAUT_IM_WORT) +
    anzahl(probe, NACHBARBUCHSTABE) / 2 -
    2 * anzahl(probe, FREMD_IM_WORT) -
    3 * anzahl(probe, DOPPELT_KODIERT) -
    4 * anzahl(probe, STEUERZEICHEN)
  );
}

/** The most German of several readings; the first among equals, so put the likeliest first. */
export function waehleLesart<Name extends string>(
  lesarten: readonly Lesart<Name>[],
): Lesart<Name> | undefined {
  let beste: { lesart: Lesart<Name>; note: number } | undefined;
  for (const lesart of lesarten) {
    const note = bewerteLesart(lesart.text);
    if (beste === undefined || note > beste.note) beste = { lesart, note };
  }
  return beste?.lesart;
}

function anzahl(text: string, muster: RegExp): number {
  return text.match(muster)?.length ?? 0;
}
