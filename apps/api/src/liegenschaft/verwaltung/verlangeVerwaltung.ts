import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { listVerwaltungen, lockVerwaltungen } from './verwaltung.store.ts';
import { verwaltungsname } from './verwaltungAus.ts';

/** Its name; other writers of it wait until this is done. @throws Refused 'nicht-gefunden' where no house is looked after by this contact */
export async function verlangeVerwaltung(tx: Tx, id: string): Promise<string> {
  await lockVerwaltungen(tx, [id]);
  const row = (await listVerwaltungen(tx)).find((eine) => eine.id === id);
  if (!row) throw new Refused('nicht-gefunden');
  return verwaltungsname(row);
}
