/** What concepts above a company may write of it, inside their own transaction. */
export { setKehrtourplaner, setTerminbuchung, setTerminbuchungGenutzt } from './unternehmen.store.ts';
