/** What concepts above read of a contact `k`, in statements of their own. */
export {
  LISTENNAME,
  NAME_UND_ANSCHRIFT,
  NAME_UND_ANSCHRIFT_JSON,
  type NameUndAnschrift,
} from './kontaktspalten.store.ts';
