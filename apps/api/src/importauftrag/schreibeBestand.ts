import type { Tx } from '../platform/db/db.ts';
import { saveHausstaende } from './hausstand.store.ts';
import type { Hausstand } from './hausstand.ts';

/** Small enough that no statement holds the event loop of the embedded database for long. */
const PAKET = 200;

/** Writes properties with units, people and tasks into the running transaction, whatever their source. */
export async function schreibeBestand(tx: Tx, staende: readonly Hausstand[]): Promise<void> {
  for (let anfang = 0; anfang < staende.length; anfang += PAKET)
    await saveHausstaende(tx, staende.slice(anfang, anfang + PAKET));
}
