/** Answers of customers, written by whoever takes them. */
export { insertMeldung, insertRueckmeldung } from './rueckmeldung.store.ts';
