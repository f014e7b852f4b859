/** Many houses at once, inside the transaction of whoever brings them, takes them back or places them on the map. */
export {
  deleteHaeuser,
  deleteLeuteUndEinheiten,
  type LageRow,
  listHaeuser,
  lockHaeuser,
  markiereFehlende,
  saveHaeuser,
  saveLagen,
} from './vieleHaeuser.store.ts';
