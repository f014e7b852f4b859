import type { Fehlangabe, Pflichtart, Turnus } from './anlagenpflicht.ts';

/** `2 × im Jahr`, `alle 3 Jahre` */
export function turnusText({ mal, jahre }: Turnus): string {
  if (jahre === 1) return `${mal} × im Jahr`;
  return mal === 1 ? `alle ${jahre} Jahre` : `${mal} × in ${jahre} Jahren`;
}

/** Names of duties as they begin a line. */
export const PFLICHT_NAMEN: Readonly<Record<Pflichtart, string>> = {
  kehrung: 'Kehrung',
  ueberpruefung: 'Überprüfung',
  messung: 'Messung',
};

/** What to fill in so that the hint can be given. */
export const FEHLANGABE_NAMEN: Readonly<Record<Fehlangabe, string>> = {
  brennstoff: 'Brennstoff',
  benutzung: 'Benutzung',
  bauweise: 'Bauweise',
  leistung: 'Leistung in kW',
  baujahr: 'Baujahr',
};
