/** For what leaves the house: whether a fact `m` waits for the office. */
export { UNENTSCHIEDEN } from './feldmeldung.store.ts';
