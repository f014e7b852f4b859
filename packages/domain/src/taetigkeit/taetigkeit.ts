import { type Tag, tagAus, tageImMonat, teileTag } from '../tag.ts';

/** `hoheitlich` = only the bBSF or a § 11b deputy, fee by KÜO; `frei` = any registered company, by order. */
export const TAETIGKEITSARTEN = ['hoheitlich', 'frei'] as const;
export type Taetigkeitsart = (typeof TAETIGKEITSARTEN)[number];

/** How strangers and customers may book it: freely, only by the link of a slip or mail, as a request, or not at all. */
export const ONLINEBUCHUNGEN = ['ja', 'anfrage', 'link', 'nein'] as const;
export type Onlinebuchung = (typeof ONLINEBUCHUNGEN)[number];

/** Those of it that lead to a booking at all. */
export const BUCHBAR = ['ja', 'anfrage', 'link'] as const satisfies readonly Onlinebuchung[];
export type Buchbar = (typeof BUCHBAR)[number];

/** A season within any year, `MM-TT` both ends included; `bis` before `von` runs over New Year. */
export interface Jahresfenster {
  readonly von: string;
  readonly bis: string;
}

export type Wiederholung =
  | { readonly art: 'proJahr'; readonly anzahl: number }
  | { readonly art: 'alleJahre'; readonly jahre: number }
  /** Once; with a deadline counted from what caused it. */
  | { readonly art: 'einmalig'; readonly wochenMax?: number }
  | { readonly art: 'anlass' }
  /** Twice per term of seven years, three to five years after the last (§ 14 SchfHwG). */
  | { readonly art: 'feuerstaettenschau' };

/** What decides who may do it beyond being on staff. */
export const QUALIFIKATIONEN = ['keine', 'feuerstaettenschau'] as const;
export type Qualifikation = (typeof QUALIFIKATIONEN)[number];

/** What may be asked before booking. */
export const BUCHUNGSFRAGEN = ['feuerstaetten', 'nutzungseinheiten', 'geschosse'] as const;
export type Buchungsfrage = (typeof BUCHUNGSFRAGEN)[number];

/** An entry of the company's catalogue; the default entries stand in `taetigkeitskatalog.ts`. */
export interface Taetigkeit {
  readonly id: string;
  readonly name: string;
  /** Plain words for customers, as on a slip. */
  readonly kundentext: string;
  readonly art: Taetigkeitsart;
  /** On-site minutes for one unit of use with up to `feuerstaettenInbegriffen` appliances. */
  readonly dauerMinuten: number;
  readonly jeWeitereEinheitMinuten?: number;
  readonly jeWeitereFeuerstaetteMinuten?: number;
  readonly feuerstaettenInbegriffen?: number;
  readonly wiederholung: Wiederholung;
  readonly fenster: readonly Jahresfenster[];
  readonly online: Onlinebuchung;
  readonly qualifikation: Qualifikation;
  /** `false` for work done at the desk; such a Tätigkeit never becomes a stop. */
  readonly vorOrt: boolean;
}

export interface Umfang {
  readonly nutzungseinheiten: number;
  readonly feuerstaetten: number;
}

/** What decides how long a Tätigkeit takes. */
export type Zeitbedarf = Pick<
  Taetigkeit,
  'dauerMinuten' | 'jeWeitereEinheitMinuten' | 'jeWeitereFeuerstaetteMinuten' | 'feuerstaettenInbegriffen'
>;

/** On-site minutes for a property of this size; the Feuerstättenschau grows with units and appliances. */
export function dauerMinuten(taetigkeit: Zeitbedarf, umfang: Umfang): number {
  const weitereEinheiten = Math.max(0, umfang.nutzungseinheiten - 1);
  const weitereFeuerstaetten = Math.max(
    0,
    umfang.feuerstaetten - (taetigkeit.feuerstaettenInbegriffen ?? umfang.feuerstaetten),
  );
  return (
    taetigkeit.dauerMinuten +
    weitereEinheiten * (taetigkeit.jeWeitereEinheitMinuten ?? 0) +
    weitereFeuerstaetten * (taetigkeit.jeWeitereFeuerstaetteMinuten ?? 0)
  );
}

/** A span of days, both ends included. */
export interface Frist {
  readonly von: Tag;
  readonly bis: Tag;
}

/** The Fristen of a Tätigkeit in one year by its seasons; without seasons the whole year. A season over New Year begins in `jahr`. */
export function fristenImJahr(taetigkeit: Pick<Taetigkeit, 'fenster'>, jahr: number): Frist[] {
  if (taetigkeit.fenster.length === 0) return [{ von: `${jahr}-01-01`, bis: `${jahr}-12-31` }];
  return taetigkeit.fenster.map(({ von, bis }) => ({
    von: tagImJahr(jahr, von),
    bis: tagImJahr(bis < von ? jahr + 1 : jahr, bis),
  }));
}

/**
 * The Frist of a Tätigkeit that comes every year or every few that runs on a day: its season, without seasons the year. None
 * where that day lies between seasons, and for work that comes once or when something happens.
 */
export function fristAmTag(
  taetigkeit: Pick<Taetigkeit, 'fenster' | 'wiederholung'>,
  tag: Tag,
): Frist | undefined {
  const { art } = taetigkeit.wiederholung;
  if (art !== 'proJahr' && art !== 'alleJahre') return undefined;
  const { jahr } = teileTag(tag);
  return [jahr - 1, jahr]
    .flatMap((eines) => fristenImJahr(taetigkeit, eines))
    .find(({ von, bis }) => von <= tag && tag <= bis);
}

/** The day `MM-TT` of a year; 29 February is the last of February where there is none. */
function tagImJahr(jahr: number, monatUndTag: string): Tag {
  const [monat = 1, tag = 1] = monatUndTag.split('-').map(Number);
  return tagAus(jahr, monat, Math.min(tag, tageImMonat(jahr, monat))) ?? `${jahr}-${monatUndTag}`;
}

/** Whether it is one, by what it is and not by its name: a company may have several entries for it. */
export const istFeuerstaettenschau = ({ wiederholung }: Pick<Taetigkeit, 'wiederholung'>): boolean =>
  wiederholung.art === 'feuerstaettenschau';
