/** A house with its people, for who deletes what may be kept no longer, and the end of a whole district; inside their transaction. */
export { deleteLiegenschaft as loescheHaus, endeDesBezirks } from './liegenschaft.store.ts';
