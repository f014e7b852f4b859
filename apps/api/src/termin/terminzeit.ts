/** How an appointment gets another time, inside the transaction of whoever has taken that time. */
export {
  folgeDenHalten,
  setzeZeit,
  setzeZeitInKehrtour,
  verlegeTermineDesHauses,
} from './terminstand.store.ts';
