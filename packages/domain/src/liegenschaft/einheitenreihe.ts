/** How flats and shops of a house follow each other: what names one, as forms and files write it. */
export interface Einheitsangaben {
  readonly nummer: string;
  readonly geschoss: string;
  readonly lage: string;
  readonly bezeichnung: string;
}

/** The lowest floor that flats begin on. */
export const UNTERSTE_GESCHOSSE = ['UG', 'EG', '1. OG'] as const;
export type UnterstesGeschoss = (typeof UNTERSTE_GESCHOSSE)[number];
export const EINHEITEN_AUF_EINMAL_MAX = 100;
const LAGEN: Readonly<Record<number, readonly string[]>> = {
  2: ['links', 'rechts'],
  3: ['links', 'Mitte', 'rechts'],
};

/** Flats from the bottom up, numbered on from `abNummer`; with two or three to a floor each has its side. */
export function einheitenreihe(wunsch: {
  readonly anzahl: number;
  readonly jeGeschoss: number;
  readonly unterstes: UnterstesGeschoss;
  readonly abNummer: number;
}): Einheitsangaben[] {
  const { anzahl, jeGeschoss, unterstes, abNummer } = wunsch;
  const unten = UNTERSTE_GESCHOSSE.indexOf(unterstes) - 1;
  return Array.from({ length: anzahl }, (_, stelle) => ({
    nummer: String(abNummer + stelle),
    geschoss: geschossname(unten + Math.floor(stelle / jeGeschoss)),
    lage: LAGEN[jeGeschoss]?.[stelle % jeGeschoss] ?? '',
    // Four or more to a floor are told apart by their number alone.
    bezeichnung: jeGeschoss > 1 && LAGEN[jeGeschoss] === undefined ? `Wohnung ${abNummer + stelle}` : '',
  }));
}

const geschossname = (stufe: number): string => (stufe < 0 ? 'UG' : stufe === 0 ? 'EG' : `${stufe}. OG`);

/** The number after the highest one of a house, where its units have numbers. */
export const naechsteEinheitsnummer = (einheiten: readonly Pick<Einheitsangaben, 'nummer'>[]): number =>
  Math.max(0, ...einheiten.map(({ nummer }) => (/^\d{1,6}$/.test(nummer.trim()) ? Number(nummer) : 0))) + 1;

const DACH = 900;
const ZWISCHEN = 0.5;

/** Floors from the cellar up; undefined: the text names none. */
export function geschossstufe(text: string): number | undefined {
  const klein = text.toLowerCase().replaceAll(/[\s.]/g, '');
  if (/^(kg|ug|keller|souterrain|untergeschoss)/.test(klein)) return -1;
  if (/^(hp|hochparterre)/.test(klein)) return ZWISCHEN;
  if (/^(eg|parterre|erdgeschoss)/.test(klein)) return 0;
  if (/^(dg|dach)/.test(klein)) return DACH;
  const stock = /^(\d{1,2})(og|stock|etage|obergeschoss|$)/.exec(klein)?.[1];
  return stock === undefined ? undefined : Number(stock);
}

const SEITEN = ['links', 'mitte', 'rechts'];
const seite = (lage: string): number => SEITEN.findIndex((wort) => lage.toLowerCase().includes(wort));
const natuerlich = new Intl.Collator('de', { numeric: true, sensitivity: 'base' });

/** Units in the order in which one walks through the house: by floor where all name theirs, then number, side and name. */
export function imHausGeordnet<E extends Einheitsangaben>(einheiten: readonly E[]): E[] {
  const stufen = new Map(einheiten.map((einheit) => [einheit, geschossstufe(einheit.geschoss)]));
  const alleGenannt = [...stufen.values()].every((stufe) => stufe !== undefined);
  const hoehe = (einheit: E): number => (alleGenannt ? (stufen.get(einheit) ?? 0) : 0);
  return einheiten.toSorted(
    (a, b) =>
      hoehe(a) - hoehe(b) ||
      natuerlich.compare(a.nummer, b.nummer) ||
      seite(a.lage) - seite(b.lage) ||
      natuerlich.compare(a.lage, b.lage) ||
      natuerlich.compare(a.bezeichnung, b.bezeichnung),
  );
}
