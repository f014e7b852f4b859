/** Answers of customers, written by whoever takes them. */
export {
  type FrageRow,
  insertMeldung,
  insertRueckmeldung,
  lockFrage,
  saveErwiderung,
} from './rueckmeldung.store.ts';
export {
  listRueckmeldungen,
  type RueckmeldungRow,
  setGelesen as merkeAntwortenGelesen,
} from './termin.store.ts';
