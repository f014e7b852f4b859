import type { Buchungsschritt } from '@kehrtour/contract/terminbuchung';
import { formatEuro } from '@kehrtour/domain/format';

/** Steps as they stand in the overview, in its order. */
export const SCHRITTE: Record<Buchungsschritt, string> = {
  gebiet: 'Gebiet',
  taetigkeiten: 'Tätigkeiten und Preise',
  verfuegbarkeiten: 'Wer wann kommen kann',
  rechtstexte: 'Impressum und Datenschutz',
  feiertage: 'Feiertage und Betriebsferien',
  regeln: 'Regeln für Termine',
  einbetten: 'Auf der eigenen Website',
};

export const STAENDE = {
  erledigt: { tone: 'success', text: 'Erledigt' },
  noetig: { tone: 'danger', text: 'Nötig' },
  empfohlen: { tone: 'warning', text: 'Empfohlen' },
} as const;

/** "38,90 €, je Wohnung"; empty when the company says nothing. */
export function preisInWorten({
  preisCent,
  preisText,
}: {
  preisCent: number | null;
  preisText: string;
}): string {
  return [preisCent === null ? '' : formatEuro(preisCent), preisText].filter(Boolean).join(', ');
}
