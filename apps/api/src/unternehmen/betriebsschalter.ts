/** What is switched on for a company: written by concepts above, inside their own transaction. */
export { setKehrtourplaner, setTerminbuchung, setTerminbuchungGenutzt } from './unternehmen.store.ts';
