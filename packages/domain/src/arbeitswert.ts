/** § 6 Abs. 1 KÜO: one Arbeitswert in cents, without VAT, since 1 July 2020. A company changes it when the law does. */
export const ARBEITSWERT_CENT = 120;
/** Both kinds of work carry it (§ 6 Abs. 1 KÜO). */
const UMSATZSTEUER_PROZENT = 19;

/** KÜO Anlage 3, in the version of 1 January 2024; numbers are Arbeitswerte. */
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
export function gebuehr(arbeitswerte: number, arbeitswertCent: number = ARBEITSWERT_CENT): Gebuehr {
  const nettoCent = Math.round(inZehnteln(arbeitswerte) * arbeitswertCent);
  return { nettoCent, bruttoCent: Math.round((nettoCent * (100 + UMSATZSTEUER_PROZENT)) / 100) };
}

/** Tables have one decimal; sums of them must not have more. */
const inZehnteln = (arbeitswerte: number): number => Math.round(arbeitswerte * 10) / 10;
