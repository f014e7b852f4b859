/** What concepts above a company read of it to show it to customers, in statements of their own. */
export { AUFTRITT, type AuftrittRow } from './auftritt.store.ts';
