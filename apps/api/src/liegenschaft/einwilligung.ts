/** What concepts above read of what was allowed, in statements of their own. */
export {
  EINWILLIGUNGEN_DES,
  type Einwilligungen,
  EINWILLIGUNGSSTAENDE_DES,
  type Einwilligungsstaende,
  ERLAUBTE_DES,
  type Erlaubte,
} from './einwilligung.store.ts';
