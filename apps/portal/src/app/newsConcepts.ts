import type { Ereignis } from '@kehrtour/contract/ereignis';

/**
 * Which answers a piece of news makes old: first path segments of the calls (`keyOf`), for every kind of news.
 * A new kind does not compile until it is listed.
 */
export const CONCEPTS_OF_NEWS: Readonly<Record<Ereignis['art'], readonly string[]>> = {
  vorgang: ['vorgaenge'],
  import: ['importe', 'liegenschaften'],
  liegenschaft: ['liegenschaften'],
  aufgabe: ['aufgaben', 'liegenschaften'],
  kehrtour: ['kehrtouren', 'termine'],
  termin: ['termine', 'kehrtouren', 'rueckmeldungen', 'buchungen', 'liegenschaften'],
  rueckmeldung: ['rueckmeldungen', 'termine', 'kehrtouren', 'buchungen'],
  mitarbeiter: ['unternehmen'],
  kalender: ['verbindungen', 'kehrtouren'],
  quartal: ['quartalsvorschlag'],
  ankuendigung: ['ankuendigungen', 'kehrtouren', 'termine'],
};
