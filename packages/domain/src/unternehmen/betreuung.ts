/**
 * What an operator does at an import of a company, and what she opens of it with a reason: the company reads both.
 * The first four are words of the history after `betreiber-`.
 */
export const BETREUUNGSTATEN = [
  'geprueft',
  'abgebrochen',
  'zurueckgenommen',
  'notiert',
  'angesehen',
  'fehlerliste',
  'datei',
] as const;
export type Betreuungstat = (typeof BETREUUNGSTATEN)[number];

export const BETREUUNGSTAT_NAMEN: Record<Betreuungstat, string> = {
  geprueft: 'Probelauf noch einmal gestartet',
  abgebrochen: 'Laufende Arbeit abgebrochen',
  zurueckgenommen: 'Rücknahme des Imports gestartet',
  notiert: 'Notiz geschrieben',
  angesehen: 'Import mit seinen Meldungen angesehen',
  fehlerliste: 'Fehlerliste heruntergeladen',
  datei: 'Eingelesene Datei heruntergeladen',
};
