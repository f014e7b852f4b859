/** What concepts above an appointment may write of it, inside their own transaction; its state is `wechsleTermin`'s. */
export {
  aendereUmfang,
  deleteHoheitlicheTermine,
  deleteTermin,
  deleteTermineDerHaeuser,
  deleteTermineVor,
  folgeDenHalten,
  listOffeneDerKehrtour,
  lockOffeneDerKehrtour,
  loeseGebuchte,
  setzeZeit,
  setzeZeitInKehrtour,
  updateTermine,
  verknuepfeGebuchte,
  verlegeTermineDesHauses,
} from './terminstand.store.ts';
export { insertTermine, type KehrtourterminNeu } from './terminwechsel.store.ts';
