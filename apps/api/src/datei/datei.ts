/** Rows of stored files, inside the transaction of whoever keeps or forgets one; the bytes are the caller's. */
export { type Datei, deleteDatei, insertDatei } from './datei.store.ts';
