/** An entry of a bank statement: positive came in, negative went out. */
export interface Bankbuchung {
  cent: number;
  /** Purpose, end-to-end reference and name, as the bank gave them. */
  text: string;
}

export interface OffeneRechnung {
  id: string;
  nummer: string;
  offenCent: number;
  /** What a returned debit takes back at most. */
  bezahltCent: number;
}

export interface Zuordnung {
  rechnungId: string;
  cent: number;
}

/** Numbers of invoices in a purpose, whatever blanks and signs a form made of them. */
function genannt(text: string, nummer: string): boolean {
  const eng = text.toUpperCase().replaceAll(/[^A-Z0-9]/g, '');
  const gesucht = nummer.replaceAll('-', '');
  // What follows must not be a digit: RE-2027-00012 is not in RE-2027-000123.
  return new RegExp(`${gesucht}(?!\\d)`).test(eng);
}

/**
 * Spreads a payment over the invoices that its purpose names, oldest first; without a name over the single one whose open
 * amount it is to the cent. What is left belongs to nobody yet.
 */
export function gleicheZahlungAb(
  buchung: Bankbuchung,
  offene: readonly OffeneRechnung[],
): { zuordnungen: Zuordnung[]; restCent: number } {
  const genannte = offene.filter(({ nummer }) => genannt(buchung.text, nummer));
  const genau = offene.filter(({ offenCent }) => offenCent === buchung.cent);
  const gemeint = genannte.length > 0 ? genannte : buchung.cent > 0 && genau.length === 1 ? genau : [];
  let restCent = buchung.cent;
  const zuordnungen: Zuordnung[] = [];
  for (const { id, offenCent, bezahltCent } of gemeint) {
    const cent = restCent > 0 ? Math.min(restCent, offenCent) : Math.max(restCent, -bezahltCent);
    if (cent === 0) continue;
    zuordnungen.push({ rechnungId: id, cent });
    restCent -= cent;
  }
  return { zuordnungen, restCent };
}
