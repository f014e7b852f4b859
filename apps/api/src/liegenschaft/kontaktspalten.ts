/** What concepts above read of a contact `k`, in statements of their own. */
export {
  LISTENNAME,
  NACH_RANG,
  NACH_RANG_BEIM_TERMIN,
  NAME_UND_ANSCHRIFT,
  NAME_UND_ANSCHRIFT_JSON,
  type NameUndAnschrift,
} from './kontaktspalten.store.ts';
