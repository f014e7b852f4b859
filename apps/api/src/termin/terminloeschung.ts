/** How appointments are taken away for good, inside the transaction of whoever takes away what they belong to. */
export {
  deleteHoheitlicheTermine,
  deleteTermin,
  deleteTermineDerHaeuser,
  deleteTermineVor,
} from './terminstand.store.ts';
