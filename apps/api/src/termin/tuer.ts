/** For lists of other concepts that name a visit. */
export { TUER } from './tuer.store.ts';
