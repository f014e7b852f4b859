/** Who said that nothing is left to sweep, and what the office made of it. */
export {
  ABMELDUNG_DES_TERMINS,
  countAbmeldungen,
  listAbgemeldete,
  lockAbmeldung,
  saveEntscheid,
  takeAbmeldungen,
} from './abmeldung.store.ts';
