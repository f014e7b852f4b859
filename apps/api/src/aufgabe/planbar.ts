/** What planning asks of a task that is read with a house: whether its Frist runs, and whether a round may still take it. */
export { hatBegonnen, istFrei } from './planbar.store.ts';
