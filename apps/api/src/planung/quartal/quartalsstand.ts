/** What becomes of a dealt quarter, inside the transaction of whoever makes rounds of it. */
export {
  listVorhandene,
  lockQuartal,
  type QuartalRow,
  updateQuartal,
} from '../quartalsproblem/quartal.store.ts';
