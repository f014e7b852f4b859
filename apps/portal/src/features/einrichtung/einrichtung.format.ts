import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';

export const SCHRITTE: Record<Einrichtungsschritt, string> = {
  kontaktdaten: 'Kontaktdaten Ihres Betriebs',
  karte: 'Karte Ihrer Gegend',
  kundendaten: 'Kundendaten',
  mitarbeiter: 'Mitarbeitende und Arbeitszeiten',
  kehrtour: 'Erste Kehrtour',
  dienstleistungen: 'Dienstleistungen',
  terminzettel: 'Terminzettel',
};

/** What works as it is and can wait until the first round is planned. */
export const SPAETER: ReadonlySet<Einrichtungsschritt> = new Set(['dienstleistungen', 'terminzettel']);

export const STAENDE = {
  erledigt: { tone: 'success', text: 'Erledigt' },
  noetig: { tone: 'danger', text: 'Nötig' },
  empfohlen: { tone: 'warning', text: 'Empfohlen' },
} as const;
