/** For lists of other concepts that name a visit. */
export { TUER } from './terminzeile.store.ts';
