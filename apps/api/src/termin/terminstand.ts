/** What concepts above an appointment may write of it, inside their own transaction. */
export {
  aendereUmfang,
  beendeTermin,
  deleteTermin,
  folgeDenHalten,
  insertTermine,
  type KehrtourterminNeu,
  loeseGebuchte,
  sageTermineAb,
  updateTermine,
  updateTerminStatus,
  verknuepfeGebuchte,
  verlegeInKehrtour,
  verlegeTermin,
  verlegeTermineDesHauses,
  zaehleFolge,
} from './terminstand.store.ts';
