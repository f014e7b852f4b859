/** What concepts above a round may ask of it and tell it, inside their own transaction. Its stops, the plan that waits and places in it have doors of their own. */
export {
  findKehrtour,
  lockKehrtour,
  lockKehrtouren as sperreKehrtouren,
  updateStatus as setzeKehrtourStatus,
} from './runde/kehrtour.store.ts';
export { haltequelle, type Haltequelle } from './runde/haltequelle.store.ts';
export { zeigeKehrtour } from './ansicht/zeigeKehrtour.ts';
export type { KehrtourRow } from '../planung/stand/runde.ts';
