/** For the day in the field: who drives along with whom. */
export {
  listMitfahrten as ladeMitfahrten,
  listMoegliche as ladeKollegen,
} from './mitfahrt/mitfahrt.store.ts';
