/** What concepts above a company read of it: to show it to customers, in statements of their own, and for its holidays. */
export { AUFTRITT, type AuftrittRow } from './auftritt.store.ts';
export { getSitz, type SitzRow } from './sitz.store.ts';
