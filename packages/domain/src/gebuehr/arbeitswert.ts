import type { Tag } from '../tag.ts';

export interface Arbeitswert {
  /** First day of services that it holds for. */
  readonly ab: Tag;
  /** One Arbeitswert without VAT. */
  readonly cent: number;
  readonly quelle: string;
}

/** What came before 2013 differed by state, and is nobody's service any more. */
const AELTESTER: Arbeitswert = {
  ab: '2013-01-01',
  cent: 105,
  quelle: '§ 6 Abs. 2 KÜO in der vor dem 9. Juli 2020 geltenden Fassung',
};
/** § 6 Abs. 3 Satz 2 KÜO, until 8 July 2020 Abs. 2 Satz 2; the newest first. Looked up on 28 November 2026. */
export const ARBEITSWERTE: readonly [Arbeitswert, ...Arbeitswert[]] = [
  { ab: '2025-01-21', cent: 140, quelle: '3. KÜOÄndV, BGBl. 2025 I Nr. 12' },
  { ab: '2020-07-09', cent: 120, quelle: '2. KÜOÄndV vom 2. Juli 2020, BGBl. I S. 1544' },
  AELTESTER,
];

/** The Arbeitswert of a service on this day. */
export function arbeitswertAm(tag: Tag): Arbeitswert {
  return ARBEITSWERTE.find(({ ab }) => ab <= tag) ?? AELTESTER;
}

/** What a company counts with: its own, where a state fixes another one, or that of the day of the service. */
export const arbeitswertCentAm = (tag: Tag, eigenerCent: number | null): number =>
  eigenerCent ?? arbeitswertAm(tag).cent;

/** Whether this was the Arbeitswert once and is not any more: nobody's own decision, but a default that stayed. */
export const istVeralteterArbeitswert = (cent: number): boolean =>
  ARBEITSWERTE.some((einer, stelle) => stelle > 0 && einer.cent === cent);

/** Both kinds of work carry it (§ 6 Abs. 3 KÜO). */
const UMSATZSTEUER_PROZENT = 19;

/** KÜO Anlage 3, numbers are Arbeitswerte: these rows are the same in all three versions, all others in `gebuehrenverzeichnis.ts`. */
export const ANLAGE_3 = {
  /** Nr. 1.1 and 1.2: the Feuerstättenbescheid, three plants included, at most thirty in all. */
  bescheid: { grund: 10, inbegriffen: 3, jeWeitere: 2, hoechstens: 30 },
  /** Nr. 2.1 and 2.2. */
  schauGrund: 11.7,
  jeWeitereEinheit: 4,
  /** Nr. 2.3.1: each started metre of a vertical flue, or of a group of them; outside of the building at most three. */
  jeMeter: 1,
  aussenHoechstensMeter: 3,
  /** Nr. 2.4. */
  jeFeuerstaette: 6,
  /** Nr. 2.6: per unit that could not be seen although it was announced twice. */
  verhindert: 15,
} as const;

/** A house as the fee of its Feuerstättenschau counts it. */
export interface Schauumfang {
  readonly nutzungseinheiten: number;
  readonly feuerstaetten: number;
  readonly abgasanlagen: readonly Abgasanlage[];
}

/** A vertical flue that stands alone, or a group of them. */
export interface Abgasanlage {
  readonly meter: number;
  /** Outside of the building. */
  readonly aussen: boolean;
}

/** Flues of one house; more are no house. */
const ABGASANLAGEN_MAX = 50;
const METER_MAX = 200;

/** `9; 8,5; 4 außen`: the heights of flues in metres. Undefined where it is none of that. */
export function liesAbgasanlagen(text: string): Abgasanlage[] | undefined {
  const stuecke = text
    .split(/[;\n]/)
    .map((stueck) => stueck.trim().toLowerCase())
    .filter((stueck) => stueck !== '');
  if (stuecke.length > ABGASANLAGEN_MAX) return undefined;
  const gelesen = stuecke.map((stueck): Abgasanlage | undefined => {
    const zahl = /^(\d{1,3}(?:[.,]\d{1,2})?) ?m?( (?:außen|aussen))?$/.exec(stueck);
    const meter = Number(zahl?.[1]?.replace(',', '.'));
    return zahl && meter <= METER_MAX ? { meter, aussen: zahl[2] !== undefined } : undefined;
  });
  const anlagen = gelesen.flatMap((eine) => eine ?? []);
  return anlagen.length === gelesen.length ? anlagen : undefined;
}

/** Each begun metre of each flue, not of their sum. */
const meterDer = ({ meter, aussen }: Abgasanlage): number =>
  Math.min(Math.ceil(meter), aussen ? ANLAGE_3.aussenHoechstensMeter : METER_MAX);

/** Arbeitswerte of a Feuerstättenschau (Anlage 3 Nr. 2.1 to 2.4 KÜO), without the Bescheid that follows. */
export function schauArbeitswerte({ nutzungseinheiten, feuerstaetten, abgasanlagen }: Schauumfang): number {
  const meter = abgasanlagen.reduce((summe, anlage) => summe + meterDer(anlage), 0);
  const weitere = Math.max(0, nutzungseinheiten - 1);
  return inZehnteln(
    ANLAGE_3.schauGrund +
      weitere * ANLAGE_3.jeWeitereEinheit +
      meter * ANLAGE_3.jeMeter +
      feuerstaetten * ANLAGE_3.jeFeuerstaette,
  );
}

/** Arbeitswerte of a Feuerstättenbescheid for so many plants (Anlage 3 Nr. 1.1 and 1.2 KÜO). */
export function bescheidArbeitswerte(anlagen: number): number {
  const { grund, inbegriffen, jeWeitere, hoechstens } = ANLAGE_3.bescheid;
  return Math.min(hoechstens, grund + Math.max(0, anlagen - inbegriffen) * jeWeitere);
}

export interface Gebuehr {
  readonly nettoCent: number;
  readonly bruttoCent: number;
}

/** What so many Arbeitswerte cost; cents are rounded once for each sum. */
export function gebuehr(arbeitswerte: number, arbeitswertCent: number): Gebuehr {
  const nettoCent = Math.round(inZehnteln(arbeitswerte) * arbeitswertCent);
  return { nettoCent, bruttoCent: Math.round((nettoCent * (100 + UMSATZSTEUER_PROZENT)) / 100) };
}

/** Tables have one decimal; sums of them must not have more. */
const inZehnteln = (arbeitswerte: number): number => Math.round(arbeitswerte * 10) / 10;
