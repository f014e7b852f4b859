/** Many houses at once, inside the transaction of whoever brings them, takes them back or places them on the map. */
export {
  deleteHaeuser,
  deleteHausteile,
  type Hausteile,
  type LageRow,
  listHaeuser,
  lockHaeuser,
  markiereFehlende,
  setzeFehlend,
  saveHaeuser,
  saveLagen,
} from './vieleHaeuser.store.ts';
