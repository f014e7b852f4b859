/** For what leaves the house: how a visit ended, with its true time and whether it proves something. */
export { AUSGANG_DES_BESUCHS, OHNE_NACHWEIS } from './vermerk.store.ts';
