/** A house with its people, for who deletes what may be kept no longer; inside their transaction. */
export { deleteLiegenschaft as loescheHaus } from './liegenschaft.store.ts';
