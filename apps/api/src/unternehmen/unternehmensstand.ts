/** What operator, deletion and sandbox may do to a company, inside their own transaction. */
export {
  deleteSperre,
  deleteUnternehmen,
  leereUnternehmen,
  setSperre,
  setTestbetrieb,
} from './unternehmensstand.store.ts';
