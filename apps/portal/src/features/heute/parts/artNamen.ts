import type { Feldart } from '@kehrtour/domain/termin/feldmeldung';

export const ART_NAMEN: Record<Feldart, string> = {
  erledigt: 'Erledigt',
  nichtDa: 'Nicht da',
  verweigert: 'Verweigert',
  mangel: 'Mangel',
  auftrag: 'Auftrag',
  notiz: 'Notiz',
  ruecknahme: 'Zurückgenommen',
  reihenfolge: 'Reihenfolge',
  verspaetung: 'Verspätung',
};
