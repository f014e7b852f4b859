export const TARIF_IDS = ['bezirk', 'betrieb'] as const;
export type TarifId = (typeof TARIF_IDS)[number];

/** One offer of the product to companies. Money in cents without VAT. Page and invoices read this one file. */
export interface Tarif {
  id: TarifId;
  name: string;
  fuer: string;
  monatCent: number;
  /** More people than that with an account of their own, and it has to be a larger one. */
  mitarbeiterBis: number;
  /** What is in it today; nothing that is still being built. */
  enthaelt: readonly string[];
}

/** Examples until they are confirmed: the page says so as long as this is false. */
export const TARIFE_BESTAETIGT: boolean = false;

/** What no plan has today. The public pages say it in these words, so that nobody learns it after paying. */
export const NICHT_ENTHALTEN: readonly string[] = ['Rechnungen an Ihre Kundschaft'];

export const tarife: readonly Tarif[] = [
  {
    id: 'bezirk',
    name: 'Bezirk',
    fuer: 'Inhaberin oder Inhaber, bis zwei Mitarbeitende',
    monatCent: 3900,
    mitarbeiterBis: 2,
    enthaelt: [
      'Import aus Exportdateien, rückgängig zu machen',
      'Schnittstelle für Kehrbezirkssoftware, die ihren Bestand selbst sendet',
      'Kehrtouren planen, prüfen und ansagen',
      'Terminzettel, Briefe und Aushänge als PDF',
      'Antworten der Kunden über QR-Code',
      'Der Tag auf dem Telefon, Halt für Halt, auch ohne Netz',
      'Terminbuchung für neue Kunden auf Ihrer Website',
      'Werktage-Wächter mit Feiertagen des Landes',
    ],
  },
  {
    id: 'betrieb',
    name: 'Betrieb',
    fuer: 'Bis sechs Mitarbeitende',
    monatCent: 7900,
    mitarbeiterBis: 6,
    enthaelt: [
      'Alles aus „Bezirk“',
      'Touren für mehrere Leute an mehreren Tagen',
      'Rollen für Inhaber, Büro, Gesellen und Auszubildende',
    ],
  },
];

/** @throws Error for an id that no offer has: the database knows the same list */
export function tarifVon(id: TarifId): Tarif {
  const tarif = tarife.find((einer) => einer.id === id);
  if (!tarif) throw new Error(`no such plan: ${id}`);
  return tarif;
}
