/** For concepts above: which keys are kept of a house, by name alone. */
export { listSchluessel } from './schluessel.store.ts';
