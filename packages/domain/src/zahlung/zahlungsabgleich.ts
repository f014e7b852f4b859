import { nummernsuche } from '../bankauszug/rechnungsnummern.ts';
import { zahlervergleich } from '../bankauszug/zahlervergleich.ts';

/** An entry of a bank statement: positive came in, negative went out. */
export interface Bankbuchung {
  cent: number;
  /** Purpose and end-to-end reference, as the bank gave them. */
  zweck: string;
  /** Who paid; empty where the bank does not say. */
  name: string;
}

export interface OffeneRechnung {
  id: string;
  nummer: string;
  offenCent: number;
  /** What a returned debit takes back at most. */
  bezahltCent: number;
  /** Names under which its company pays: its own, its recipient's, and those of earlier payments. */
  zahler: readonly string[];
}

export interface Zuordnung {
  rechnungId: string;
  cent: number;
}

export interface Abgleich {
  zuordnungen: Zuordnung[];
  restCent: number;
  /** What may be meant, the likeliest first; somebody has to say so. */
  vorschlaege: string[];
}

/** More are no help to whoever has to choose. */
const VORSCHLAEGE_MAX = 5;

/**
 * Spreads payments over the invoices that their purposes name, oldest first. An amount alone pays only what its payer owes, when
 * nothing else of his is as large; otherwise it is a proposal. What is left belongs to nobody yet. Invoices may change meanwhile.
 */
export function zahlungsabgleich(offene: readonly OffeneRechnung[]): (buchung: Bankbuchung) => Abgleich {
  const findeNummern = nummernsuche(offene);
  const istZahler = zahlervergleich();
  return (buchung) => {
    const { sicher, vielleicht } = findeNummern(`${buchung.zweck} ${buchung.name}`);
    const passende = offene.filter((rechnung) => passtAufDenCent(buchung.cent, rechnung));
    const vomZahler = passende.filter(({ zahler }) => istZahler(buchung.name, zahler));
    const halbGenannte = vielleicht.filter((rechnung) => passende.includes(rechnung));
    const nachBetrag = eine(halbGenannte) ?? (buchung.cent > 0 ? eine(vomZahler) : undefined) ?? [];
    const { zuordnungen, restCent } = verteile(buchung.cent, sicher.length > 0 ? sicher : nachBetrag);
    const vergeben = new Set(zuordnungen.map(({ rechnungId }) => rechnungId));
    // An entry that names an invoice which takes nothing more can only mean others of its payer.
    const moegliche = new Set([
      ...sicher,
      ...vielleicht,
      ...vomZahler,
      ...(sicher.length > 0 ? [] : passende),
    ]);
    const vorschlaege = [...moegliche].filter(
      (rechnung) => restCent !== 0 && !vergeben.has(rechnung.id) && kannAufnehmen(restCent, rechnung),
    );
    return { zuordnungen, restCent, vorschlaege: vorschlaege.slice(0, VORSCHLAEGE_MAX).map(({ id }) => id) };
  };
}

const eine = <T>(alle: readonly T[]): readonly T[] | undefined => (alle.length === 1 ? alle : undefined);

const passtAufDenCent = (cent: number, { offenCent, bezahltCent }: OffeneRechnung): boolean =>
  cent > 0 ? offenCent === cent : cent < 0 && bezahltCent === -cent;

const kannAufnehmen = (cent: number, { offenCent, bezahltCent }: OffeneRechnung): boolean =>
  cent > 0 ? offenCent > 0 : bezahltCent > 0;

function verteile(
  cent: number,
  gemeint: readonly OffeneRechnung[],
): { zuordnungen: Zuordnung[]; restCent: number } {
  let restCent = cent;
  const zuordnungen: Zuordnung[] = [];
  for (const { id, offenCent, bezahltCent } of gemeint) {
    const teil = restCent > 0 ? Math.min(restCent, offenCent) : Math.max(restCent, -bezahltCent);
    if (teil === 0) continue;
    zuordnungen.push({ rechnungId: id, cent: teil });
    restCent -= teil;
  }
  return { zuordnungen, restCent };
}
