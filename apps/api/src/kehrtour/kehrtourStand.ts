/** What concepts above a round may ask of it and tell it, inside their own transaction. */
export { findAenderung, listAbwesenheitsgruende } from './aenderung/aenderung.store.ts';
export { type AenderungRow, mitVorschlag, type PlanvorschlagRow } from '../planung/stand/wartenderPlan.ts';
export { uebernimmPlan } from './aenderung/uebernimmPlan.ts';
export {
  loescheHalt,
  findKehrtour,
  lockKehrtour,
  lockKehrtouren as sperreKehrtouren,
  updateStatus as setzeKehrtourStatus,
} from './runde/kehrtour.store.ts';
export type { KehrtourRow } from '../planung/stand/runde.ts';
export { feiertagDort } from '../unternehmen/feiertagDort.ts';
export { haltequelle, type Haltequelle } from './runde/haltequelle.store.ts';
export { nimmHausHeraus } from './halt/nimmHausHeraus.ts';
export { ladeRuhetage } from '../schliesstag/ruhetage.ts';
export { gibArbeitZumHalt, nimmArbeitVomHalt } from './halt/haltarbeit.ts';
export { verlangeFreieZeiten } from './halt/verlangeFreieZeiten.ts';
export { zieheTermineMit } from './halt/zieheTermineMit.ts';
