/** Which keys are kept of a house, by name alone, and the end of a house with its people and of a whole district, inside a transaction. */
export { deleteLiegenschaft, endeDesBezirks } from './liegenschaft.store.ts';
export { listSchluessel } from './schluessel.store.ts';
