import type { Tag } from './tag.ts';

export interface Arbeitswert {
  /** First day of services that it holds for. */
  readonly ab: Tag;
  /** One Arbeitswert without VAT. */
  readonly cent: number;
  readonly quelle: string;
}

/** § 6 Abs. 3 Satz 2 KÜO, until 8 July 2020 Abs. 2 Satz 2; the newest first. Looked up on 28 November 2026. */
export const ARBEITSWERTE: readonly [Arbeitswert, ...Arbeitswert[]] = [
  { ab: '2025-01-21', cent: 140, quelle: '3. KÜOÄndV, BGBl. 2025 I Nr. 12' },
  { ab: '2020-07-09', cent: 120, quelle: '2. KÜOÄndV vom 2. Juli 2020, BGBl. I S. 1544' },
  // What came before 2013 differed by state, and is nobody's service any more.
  { ab: '2013-01-01', cent: 105, quelle: '§ 6 Abs. 2 KÜO in der vor dem 9. Juli 2020 geltenden Fassung' },
];

/** The Arbeitswert of a service on this day. */
export function arbeitswertAm(tag: Tag): Arbeitswert {
  return ARBEITSWERTE.find(({ ab }) => ab <= tag) ?? (ARBEITSWERTE.at(-1) as Arbeitswert);
}

/** What a company counts with: its own, where a state fixes another one, or that of the day of the service. */
export const arbeitswertCentAm = (tag: Tag, eigenerCent: number | null): number =>
  eigenerCent ?? arbeitswertAm(tag).cent;

/** Whether this was the Arbeitswert once and is not any more: nobody's own decision, but a default that stayed. */
export const istVeralteterArbeitswert = (cent: number): boolean =>
  ARBEITSWERTE.some((einer, stelle) => stelle > 0 && einer.cent === cent);

/** Both kinds of work carry it (§ 6 Abs. 3 KÜO). */
const UMSATZSTEUER_PROZENT = 19;

/** KÜO Anlage 3, numbers are Arbeitswerte: these rows are the same in the versions of 2024, of 21 January 2025 and of 29 July 2026. */
export const ANLAGE_3 = {
  /** Nr. 1.1 and 1.2: the Feuerstättenbescheid, three plants included, at most thirty in all. */
  bescheid: { grund: 10, inbegriffen: 3, jeWeitere: 2, hoechstens: 30 },
  /** Nr. 2.1 and 2.2. */
  schauGrund: 11.7,
  jeWeitereEinheit: 4,
  /** Nr. 2.3.1: each started metre of a vertical flue. */
  jeMeter: 1,
  /** Nr. 2.4. */
  jeFeuerstaette: 6,
  /** Nr. 2.6: per unit that could not be seen although it was announced twice. */
  verhindert: 15,
} as const;

/** A house as the fee of its Feuerstättenschau counts it. */
export interface Schauumfang {
  readonly nutzungseinheiten: number;
  readonly feuerstaetten: number;
  /** Metres of all vertical flues, each begun metre whole. */
  readonly meter: number;
}

/** Arbeitswerte of a Feuerstättenschau (Anlage 3 Nr. 2.1 to 2.4 KÜO), without the Bescheid that follows. */
export function schauArbeitswerte({ nutzungseinheiten, feuerstaetten, meter }: Schauumfang): number {
  const weitere = Math.max(0, nutzungseinheiten - 1);
  return inZehnteln(
    ANLAGE_3.schauGrund +
      weitere * ANLAGE_3.jeWeitereEinheit +
      Math.ceil(meter) * ANLAGE_3.jeMeter +
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
