/** Pieces of statements about a visit, for concepts above it, and what a household says against the mark that nobody was met. */
export { HAUS_STEHT, IST_ABSAGE } from './nachweis.store.ts';
export { BITTET, TUER } from './terminzeile.store.ts';
export { OHNE_NACHWEIS, setBestritten } from './vermerk.store.ts';
