/** Rows of stored files, inside the transaction of whoever keeps or forgets one; the bytes are the caller's. */
export { type Datei, deleteDatei, insertDatei } from './datei.store.ts';
export { lagere, nimmZusageZurueck, PLATZ_SCHAFFEN, sagePlatzZu, verwirfGelagertes } from './platz.ts';
export { listPlatz, sumPlatz } from './platz.store.ts';
