interface Anschrift {
  readonly haus: string;
  readonly plz: string;
  readonly ort: string;
}

/** Nobody's address is longer. */
const ZEICHEN_MAX = 200;
const TRENNER = ',';

/** `Lindenallee 4, 91999 Musterbach` in one cell, in one line or several, or the other way round. */
export function trenneAnschrift(text: string): Anschrift | undefined {
  if (text.length > ZEICHEN_MAX) return undefined;
  const woerter = woerterAus(text);
  const stelle = woerter.findLastIndex(
    (wort, nth) => plzAus(wort) !== undefined && /^\p{L}/u.test(woerter[nth + 1] ?? ''),
  );
  const plz = plzAus(woerter[stelle] ?? '');
  if (plz === undefined) return undefined;
  const davor = ohneRand(woerter.slice(0, stelle));
  const danach = woerter.slice(stelle + 1);
  if (davor.length > 0) return { haus: alsText(davor), plz, ort: alsText(ohneRand(danach)) };
  const ende = danach.indexOf(TRENNER);
  const haus = ohneRand(danach.slice(ende));
  return ende < 0 || haus.length === 0
    ? undefined
    : { haus: alsText(haus), plz, ort: alsText(danach.slice(0, ende)) };
}

/** Words, and signs and ends of lines that part them; without the country. */
function woerterAus(text: string): string[] {
  const woerter = text
    .replaceAll(/[,;·|\r\n]/g, ` ${TRENNER} `)
    .split(/\s+/)
    .filter((wort) => wort !== '');
  return /^deutschland$/i.test(woerter.at(-1) ?? '') ? woerter.slice(0, -1) : woerter;
}

const plzAus = (wort: string): string | undefined => /^(?:DE?-)?(\d{5})$/.exec(wort)?.[1];

const ohneRand = (woerter: readonly string[]): readonly string[] => {
  const ist = (wort: string): boolean => !/^(?:[,/–-]|DE?-?)$/.test(wort);
  return woerter.slice(
    woerter.findIndex((wort) => ist(wort)),
    woerter.findLastIndex((wort) => ist(wort)) + 1,
  );
};

const alsText = (woerter: readonly string[]): string => woerter.join(' ').replaceAll(` ${TRENNER}`, TRENNER);
