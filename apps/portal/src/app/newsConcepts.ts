import type { Concept } from '@kehrtour/api-client/outdateConcepts';
import type { Ereignis } from '@kehrtour/contract/ereignis';

/**
 * Which answers a piece of news makes old: first words of the addresses of the calls, for every kind of news.
 * A new kind does not compile until it is listed.
 */
export const CONCEPTS_OF_NEWS: Readonly<Record<Ereignis['art'], readonly Concept[]>> = {
  vorgang: ['vorgaenge'],
  import: ['importe', 'liegenschaften', 'kehrtouren', 'verwaltungen'],
  liegenschaft: ['liegenschaften', 'verwaltungen'],
  aufgabe: ['aufgaben', 'liegenschaften', 'kehrtouren'],
  kehrtour: ['kehrtouren', 'termine', 'rueckmeldungen', 'aufgaben'],
  termin: ['termine', 'kehrtouren', 'rueckmeldungen', 'buchungen', 'liegenschaften', 'verwaltungen'],
  rueckmeldung: ['rueckmeldungen', 'termine', 'kehrtouren', 'buchungen'],
  mitarbeiter: ['unternehmen', 'heute'],
  kalender: ['verbindungen', 'kehrtouren'],
  quartal: ['quartalsvorschlag'],
  mangel: ['maengel', 'termine', 'liegenschaften'],
  ankuendigung: ['kehrtouren', 'termine', 'rueckmeldungen'],
};
