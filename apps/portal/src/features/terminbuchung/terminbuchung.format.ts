import type { BetroffenerTermin } from '@kehrtour/contract/gebiet';
import type { Buchungsschritt } from '@kehrtour/contract/terminbuchung';
import { formatEuro, formatTagKurz, formatUhrzeit } from '@kehrtour/domain/format';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

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

/** "Di., 02.02., 09:00 Uhr" */
export function wannInWorten({ beginn }: Pick<BetroffenerTermin, 'beginn'>): string {
  const { tag, uhrzeit } = ortszeitAus(new Date(beginn));
  return `${formatTagKurz(tag)}, ${formatUhrzeit(uhrzeit)}`;
}

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
