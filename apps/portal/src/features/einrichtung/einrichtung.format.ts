import type { Einrichtungsschritt } from '@kehrtour/contract/unternehmen';

export const SCHRITTE: Record<Einrichtungsschritt, string> = {
  kontaktdaten: 'Kontaktdaten Ihres Betriebs',
  kundendaten: 'Kundendaten',
  mitarbeiter: 'Mitarbeitende und Arbeitszeiten',
  dienstleistungen: 'Dienstleistungen',
  terminzettel: 'Terminzettel',
};

export const STAENDE = {
  erledigt: { tone: 'success', text: 'Erledigt' },
  noetig: { tone: 'danger', text: 'Nötig' },
  empfohlen: { tone: 'warning', text: 'Empfohlen' },
} as const;
