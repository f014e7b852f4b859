/** What planning asks of a task that is read with a house. */
export { hatBegonnen } from './begonnen.store.ts';
