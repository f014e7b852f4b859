/** What concepts above a round may ask of it and tell it, inside their own transaction. */
export { findAenderung, listAbwesenheitsgruende } from './aenderung/aenderung.store.ts';
export { type AenderungRow, mitVorschlag, type PlanvorschlagRow } from './wartenderPlan.ts';
export { uebernimmPlan } from './aenderung/uebernimmPlan.ts';
export {
  loescheHalt,
  findKehrtour,
  lockKehrtour,
  lockKehrtouren as sperreKehrtouren,
  updateStatus as setzeKehrtourStatus,
} from './kehrtour.store.ts';
export type { KehrtourRow } from './runde.ts';
export { feiertagDort } from './feiertagDort.ts';
export { haltequelle, type Haltequelle } from './haltequelle.ts';
export { nimmHausHeraus } from './nimmHausHeraus.ts';
export { ladeRuhetage } from './ruhetage.ts';
export { gibArbeitZumHalt, nimmArbeitVomHalt } from './haltarbeit.ts';
export { verlangeFreieZeiten } from './verlangeFreieZeiten.ts';
export { zieheTermineMit } from './zieheTermineMit.ts';
