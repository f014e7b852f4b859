/** What concepts above a company may write of it, inside their own transaction. */
export { setTerminbuchung, setTerminbuchungGenutzt } from './unternehmen.store.ts';
