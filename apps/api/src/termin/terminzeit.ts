/** How an appointment gets another time or stop, inside the transaction of whoever has taken that time. */
export {
  folgeDenHalten,
  loeseGebuchte,
  setzeZeit,
  setzeZeitInKehrtour,
  verknuepfeGebuchte,
  verlegeTermineDesHauses,
} from './terminstand.store.ts';
