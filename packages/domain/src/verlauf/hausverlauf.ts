/** What the life of a house consists of, as its list is filtered. */
export const HAUSVERLAUFSARTEN = [
  'ansage',
  'antwort',
  'termin',
  'arbeit',
  'kontakt',
  'schluessel',
  'import',
  'angaben',
] as const;
export type Hausverlaufsart = (typeof HAUSVERLAUFSARTEN)[number];

export const HAUSVERLAUFSART_NAMEN: Record<Hausverlaufsart, string> = {
  ansage: 'Ankündigungen',
  antwort: 'Antworten und Anrufe',
  termin: 'Termine und Änderungen',
  arbeit: 'Aufgaben und erledigte Arbeiten',
  kontakt: 'Kontakte',
  schluessel: 'Schlüssel',
  import: 'Importe',
  angaben: 'Angaben zum Haus',
};
