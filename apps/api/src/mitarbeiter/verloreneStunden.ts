/** Visits in hours that their person has lost since, for those who show them. */
export { HAT_STUNDEN_VERLOREN, listVerloreneTage, type VerlorenerTagRow } from './verloreneStunden.store.ts';
