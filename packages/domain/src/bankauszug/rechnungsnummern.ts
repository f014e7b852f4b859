interface Nummeriert {
  readonly nummer: string;
}

export interface Genannte<T> {
  /** Named as a whole, whatever signs or breaks of a line stand inside of the number. */
  readonly sicher: T[];
  /** Without the letters before the year, or with more digits grown onto it. */
  readonly vielleicht: T[];
}

/** Letters, year and place of a number as `rechnungsnummer` makes it, with what forms and people write between them. */
const GANZ = /(?:RE|GR)[^A-Z0-9]{0,3}20\d\d[^A-Z0-9]{0,3}\d{5,7}(?!\d)/g;
const ZERLEGT = /(?:R[^A-Z0-9]{0,2}E|G[^A-Z0-9]{0,2}R)[^A-Z0-9]{0,3}2(?:[^A-Z0-9]{0,2}\d){8,15}/g;
const OHNE_BUCHSTABEN = /(?<![A-Z0-9])20\d\d[^A-Z0-9]{0,3}\d{5,7}(?!\d)/g;
const ANGEWACHSEN = /(?:RE|GR)[^A-Z0-9]{0,3}20\d\d[^A-Z0-9]{0,3}\d{6,}/g;
/** Letters, year, and the shortest place in the series. */
const LAENGE_MIN = 11;

/** Finds the invoices that a purpose names, in the order in which they were given. */
export function nummernsuche<T extends Nummeriert>(alle: readonly T[]): (zweck: string) => Genannte<T> {
  const nach = new Map(alle.map((eine) => [eng(eine.nummer), eine]));
  const ohneBuchstaben = new Map(alle.map((eine) => [eng(eine.nummer).slice(2), eine]));
  const rang = new Map(alle.map((eine, stelle) => [eine, stelle]));
  const inReihe = (gefunden: readonly (T | undefined)[]): T[] =>
    [...new Set(gefunden.filter((eine) => eine !== undefined))].toSorted(
      (a, b) => (rang.get(a) ?? 0) - (rang.get(b) ?? 0),
    );
  return (zweck) => {
    const text = zweck.toUpperCase();
    const ganze = treffer(text, GANZ).map((wort) => nach.get(eng(wort)));
    // What was found whole is gone when broken ones are looked for: its end and what follows are no other number.
    const uebrig = text.replaceAll(GANZ, (wort) => (nach.has(eng(wort)) ? ' # ' : wort));
    const zerlegte = treffer(uebrig, ZERLEGT).map((wort) => kuerzester(wort, nach));
    const sicher = inReihe([...ganze, ...zerlegte]);
    const halbe = [
      ...treffer(uebrig, OHNE_BUCHSTABEN).map((wort) => ohneBuchstaben.get(eng(wort))),
      ...treffer(uebrig, ANGEWACHSEN).map((wort) => nach.get(eng(wort).slice(0, LAENGE_MIN))),
    ];
    return { sicher, vielleicht: inReihe(halbe).filter((eine) => !sicher.includes(eine)) };
  };
}

const treffer = (text: string, muster: RegExp): string[] => text.match(muster) ?? [];
const eng = (text: string): string => text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');

/** The first number that ends where no digit grows onto it. */
function kuerzester<T>(wort: string, nach: ReadonlyMap<string, T>): T | undefined {
  for (let ende = 1; ende <= wort.length; ende += 1) {
    if (/\d/.test(wort[ende] ?? '')) continue;
    const eine = nach.get(eng(wort.slice(0, ende)));
    if (eine !== undefined) return eine;
  }
  return undefined;
}
