/** What concepts above may write of how a company pays, inside their own transaction. */
export { saveTestende } from './zahlung.store.ts';
