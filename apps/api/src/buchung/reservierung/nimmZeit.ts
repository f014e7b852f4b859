import type { Moeglichkeit } from '@kehrtour/domain/zeiten/freieZeiten';

import { insertBelegung, insertPlatz, loescheAbgelaufene } from '../../belegung/belegung.ts';
import type { Tx } from '../../platform/db/db.ts';

/** Writes the range or the seat; false when somebody else has it. */
export async function nimmZeit(
  tx: Tx,
  zeit: Moeglichkeit,
  { id, laeuftAb, jetzt, plaetzeMax }: { id: string; laeuftAb: Date | null; jetzt: Date; plaetzeMax: number },
  bezugId: string | null = null,
): Promise<boolean> {
  const art = bezugId === null ? 'reservierung' : 'buchung';
  if (zeit.art === 'platz')
    return insertPlatz(tx, zeit, { art, bezugId: bezugId ?? id, laeuftAb, plaetzeMax }, jetzt);
  const von = new Date(zeit.belegt.von * 60_000);
  const bis = new Date(zeit.belegt.bis * 60_000);
  await loescheAbgelaufene(tx, zeit.mitarbeiterId, jetzt, { von, bis });
  return insertBelegung(tx, { id, mitarbeiterId: zeit.mitarbeiterId, von, bis, art, bezugId, laeuftAb });
}
