/** What of the defects goes back to where the Kehrbuch is kept. */
export {
  countMaengelrueckgabe,
  listMaengelrueckgabe,
  type MangelrueckgabeRow as Mangelrueckgabe,
  takeMaengel,
} from './mangelrueckgabe.store.ts';
