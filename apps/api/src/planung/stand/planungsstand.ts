/** What a round may ask of that which planning reads, inside its own transaction. */
export { listBelegt, type BelegtRow } from './belegt.store.ts';
export { type GebuchtRow, listGebuchte } from './gebucht.store.ts';
export {
  type AbwesendRow,
  type AufgabeKurz,
  type BetriebMitMitteRow,
  type FahrerRow,
  findBetriebMitMitte,
  findHaus,
  type HausFilter,
  type HausRow,
  listAbwesenheiten,
  listFahrer,
  listHaeuser,
  type TerminRow,
} from './planung.store.ts';
