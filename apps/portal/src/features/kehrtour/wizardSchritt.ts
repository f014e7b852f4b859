import type { Vorgaben } from '@kehrtour/contract/vorgaben';

/** The steps of a new round, in their order; each is an address below /kehrtouren/neu. */
export const SCHRITTE = [
  'import',
  'liegenschaften',
  'datum',
  'mitarbeiter',
  'arbeitsbeginn',
  'arbeitszeit',
  'pause',
  'puffer',
  'termine',
  'kontakt',
  'pruefen',
] as const;
export type Schritt = (typeof SCHRITTE)[number];
/** Steps that decide something; the key in the draft is the step's name. */
export type Entscheidung = Exclude<Schritt, 'import' | 'pruefen'> & keyof Vorgaben;

export const ENTSCHEIDUNGEN: readonly Entscheidung[] = SCHRITTE.filter(istEntscheidung);
/** Without these there is nothing to plan; all others stand on the settings. */
export const NOETIGE: readonly Entscheidung[] = ['liegenschaften', 'datum', 'mitarbeiter'];

export const SCHRITT_NAMEN: Record<Schritt, string> = {
  import: 'Daten',
  liegenschaften: 'Liegenschaften',
  datum: 'Datum',
  mitarbeiter: 'Mitarbeitende',
  arbeitsbeginn: 'Arbeitsbeginn',
  arbeitszeit: 'Arbeitszeit',
  pause: 'Pause',
  puffer: 'Puffer und Fenster',
  termine: 'Bestehende Termine',
  kontakt: 'Kontakt und Antworten',
  pruefen: 'Prüfen',
};

export const SCHRITT_FRAGEN: Record<Schritt, string> = {
  import: 'Woher kommen Ihre Liegenschaften?',
  liegenschaften: 'Welche Häuser kommen in die Kehrtour?',
  datum: 'An welchen Tagen wird gefahren?',
  mitarbeiter: 'Wer fährt?',
  arbeitsbeginn: 'Wann und wo beginnt der Tag?',
  arbeitszeit: 'Wie lange wird gearbeitet?',
  pause: 'Wann ist Pause?',
  puffer: 'Wie viel Luft braucht der Tag?',
  termine: 'Was steht an diesen Tagen schon fest?',
  kontakt: 'Wer beantwortet Rückfragen?',
  pruefen: 'Kehrtour prüfen',
};

export function istSchritt(text: string | undefined): text is Schritt {
  return SCHRITTE.some((schritt) => schritt === text);
}

export function istEntscheidung(schritt: Schritt): schritt is Entscheidung {
  return schritt !== 'import' && schritt !== 'pruefen';
}

/** `/kehrtouren/neu/datum?tour=…` */
export function schrittAdresse(schritt: Schritt, kehrtourId?: string | undefined): string {
  return `/kehrtouren/neu/${schritt}${kehrtourId === undefined ? '' : `?tour=${kehrtourId}`}`;
}

/** The step behind this one, or before it with `-1`. */
export function nachbarSchritt(schritt: Schritt, richtung: 1 | -1): Schritt | undefined {
  return SCHRITTE[SCHRITTE.indexOf(schritt) + richtung];
}

/** Where "Zurück" leads from a step. */
export function zurueckAdresse(schritt: Schritt, kehrtourId: string | undefined): string {
  const davor = nachbarSchritt(schritt, -1);
  return davor === undefined || davor === 'import' ? '/kehrtouren' : schrittAdresse(davor, kehrtourId);
}
