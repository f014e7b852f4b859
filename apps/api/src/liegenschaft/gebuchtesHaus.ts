/** Houses and people that come with a booking, and go with it when nothing else needs them. */
export { insertHaus, insertKontakt, type KontaktNeu, vergissGebuchtes } from './gebuchtesHaus.store.ts';
