/** Tasks of many houses at once, inside the transaction of whoever brings the houses. */
export {
  type AufgabeRow,
  deleteAufgaben,
  listAufgabenDerHaeuser,
  saveAufgaben,
} from './vieleAufgaben.store.ts';
