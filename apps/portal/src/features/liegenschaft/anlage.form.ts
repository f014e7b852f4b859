import type { Anlage, Anlagedaten } from '@kehrtour/contract/anlage';

/** In the order of the dialog. */
export const ANLAGE_LABELS: Readonly<Record<keyof Anlagedaten, string>> = {
  art: 'Art',
  bezeichnung: 'Bezeichnung',
  brennstoff: 'Brennstoff',
  leistungKw: 'Leistung',
  baujahr: 'Baujahr',
  benutzung: 'Benutzung',
  bauweise: 'Verbrennungsluft und Abgas',
  selbstkalibrierend: 'Regelt die Verbrennung selbstkalibrierend',
  nutzungseinheitId: 'Nutzungseinheit',
  lage: 'Standort',
  arbeitswerte: 'Arbeitswerte',
  aktiv: 'In Betrieb',
};

export const NEUE_ANLAGE: Anlagedaten = {
  art: 'heizkessel',
  bezeichnung: '',
  brennstoff: '',
  benutzung: '',
  bauweise: '',
  selbstkalibrierend: false,
  leistungKw: null,
  baujahr: null,
  arbeitswerte: null,
  nutzungseinheitId: null,
  lage: '',
  aktiv: true,
};

export function anlagedatenAus({ id: _id, ...daten }: Anlage): Anlagedaten {
  return daten;
}
