/** For letters: what is open at the same flat or house as this one, itself among it. */
export { listBriefmaengel as ladeBriefmaengel, type MangelRow } from './mangel.store.ts';
