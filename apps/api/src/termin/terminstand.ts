/** What else concepts above an appointment may write of it, inside their own transaction; its state is `wechsleTermin`'s. */
export {
  aendereUmfang,
  listOffeneDerKehrtour,
  lockOffeneDerKehrtour,
  loeseGebuchte,
  updateTermine,
  verknuepfeGebuchte,
} from './terminstand.store.ts';
