/** What planning asks of a task that a round may still take. */
export { istFrei } from './frei.store.ts';
