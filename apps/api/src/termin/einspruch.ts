/** For answers of customers: that nobody was met counts for nothing, and that a household says so. */
export { OHNE_NACHWEIS, setBestritten as bestreiteVermerk } from './vermerk.store.ts';
