/** Answers of customers, written by whoever takes them. */
export {
  type FrageRow,
  insertMeldung,
  insertRueckmeldung,
  lockFrage,
  saveErwiderung,
} from './rueckmeldung.store.ts';
export { listRueckmeldungen, type RueckmeldungRow } from './terminblatt.store.ts';
export {
  listUngelesene as listUngeleseneAntworten,
  setGelesen as merkeAntwortenGelesen,
  setUngelesen as lasseAntwortenUngelesen,
} from './vermerk.store.ts';
