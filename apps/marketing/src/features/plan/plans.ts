/** One offer. Money in cents without VAT. */
export interface Plan {
  id: string;
  name: string;
  for: string;
  monthCents: number;
  /** What is in it today; nothing that is still being built. */
  contains: readonly string[];
}

/** Examples until they are confirmed: the page says so as long as this is false. */
export const PLANS_CONFIRMED: boolean = false;

export const plans: readonly Plan[] = [
  {
    id: 'bezirk',
    name: 'Bezirk',
    for: 'Inhaberin oder Inhaber, bis zwei Mitarbeitende',
    monthCents: 3900,
    contains: [
      'Import aus Exportdateien, rückgängig zu machen',
      'Kehrtouren planen, prüfen und ansagen',
      'Terminzettel, Briefe und Aushänge als PDF',
      'Antworten der Kunden über QR-Code',
      'Terminbuchung für neue Kunden auf Ihrer Website',
      'Werktage-Wächter mit Feiertagen des Landes',
    ],
  },
  {
    id: 'betrieb',
    name: 'Betrieb',
    for: 'Bis sechs Mitarbeitende',
    monthCents: 7900,
    contains: [
      'Alles aus „Bezirk“',
      'Touren für mehrere Leute an mehreren Tagen',
      'Rollen für Inhaber, Büro, Gesellen und Auszubildende',
    ],
  },
];
