/** What concepts above a round may ask of it and tell it, inside their own transaction. */
export {
  type AenderungRow,
  findAenderung,
  listAbwesenheitsgruende,
  mitVorschlag,
  type PlanvorschlagRow,
} from './aenderung/aenderung.store.ts';
export { uebernimmPlan } from './aenderung/uebernimmPlan.ts';
export {
  loescheHalt,
  findKehrtour,
  type KehrtourRow,
  lockKehrtour,
  lockKehrtouren as sperreKehrtouren,
  updateStatus as setzeKehrtourStatus,
} from './kehrtour.store.ts';
export { feiertagDort } from './feiertagDort.ts';
export { haltequelle, type Haltequelle } from './haltequelle.ts';
export { nimmHausHeraus } from './nimmHausHeraus.ts';
export { ladeRuhetage } from './ruhetage.ts';
export { gibArbeitZumHalt, nimmArbeitVomHalt } from './haltarbeit.ts';
export { verlangeFreieZeiten } from './verlangeFreieZeiten.ts';
export { zieheTermineMit } from './zieheTermineMit.ts';
