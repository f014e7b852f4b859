import { brauchtAenderung } from '@kehrtour/domain/kehrtour/kehrtour';

import { ersetzeSchichtbelegung, type SchichtBelegung } from '../../belegung/belegung.ts';
import type { Tx } from '../../platform/db/db.ts';
import { type GezeiteteKehrtour, schichtenNach } from './nimmHaltAuf.ts';

/** What a round takes of people's time while it is driven like this. */
export const schichtbelegungDer = (
  gezeitete: GezeiteteKehrtour,
): (SchichtBelegung & { mitarbeiter_id: string })[] =>
  schichtenNach(gezeitete).map(({ mitarbeiterId, beginn, ende }) => ({
    id: `${mitarbeiterId}/${beginn}`,
    mitarbeiter_id: mitarbeiterId,
    von: beginn,
    bis: ende,
  }));

/** What is taken of people's time for an announced round follows its new times. Their days are locked. */
export async function belegeNeu(tx: Tx, gezeitete: GezeiteteKehrtour): Promise<void> {
  const { kehrtour } = gezeitete.kehrtour.grundlage;
  if (brauchtAenderung(kehrtour.status))
    await ersetzeSchichtbelegung(tx, kehrtour.id, schichtbelegungDer(gezeitete));
}
