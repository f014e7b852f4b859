/** What else concepts above an appointment may write of it, inside their own transaction; its state is `wechsleTermin`'s. */
export {
  aendereUmfang,
  listOffeneDerKehrtour,
  lockOffeneDerKehrtour,
  updateTermine,
} from './terminstand.store.ts';
export { insertTermine, type KehrtourterminNeu } from './terminwechsel.store.ts';
