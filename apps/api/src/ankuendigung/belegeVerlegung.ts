import { brauchtAenderung } from '@kehrtour/domain/kehrtour';

import { ersetzeSchichtbelegung, type SchichtBelegung } from '../belegung/belegung.ts';
import { verlangeFreieZeiten } from '../kehrtour/haltStand.ts';
import { type GezeiteteTour, schichtenNach } from '../kehrtour/platzInDerTour.ts';
import type { Ctx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { Refused } from '../platform/refusal/refused.ts';

/** What a round takes of people's time while it is driven like this. */
export const schichtbelegungDer = (
  gezeitete: GezeiteteTour,
): (SchichtBelegung & { mitarbeiter_id: string })[] =>
  schichtenNach(gezeitete).map(({ mitarbeiterId, beginn, ende }) => ({
    id: `${mitarbeiterId}/${beginn}`,
    mitarbeiter_id: mitarbeiterId,
    von: beginn,
    bis: ende,
  }));

/**
 * What is taken of people's time follows a moved visit, in the round that it comes to and in the one that it leaves. Their
 * days are locked.
 * @throws Refused 'termin.alternative-weg' when somebody has booked that time meanwhile
 */
export async function belegeVerlegung(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { ziel, verlassene }: { ziel: GezeiteteTour; verlassene: GezeiteteTour | undefined },
): Promise<void> {
  for (const gezeitete of [ziel, ...(verlassene ? [verlassene] : [])])
    if (brauchtAenderung(gezeitete.tour.grundlage.kehrtour.status))
      await ersetzeSchichtbelegung(tx, gezeitete.tour.id, schichtbelegungDer(gezeitete));
  await verlangeFreieZeiten(ctx, tx, ziel.tour.id).catch((error: unknown) => {
    throw error instanceof Refused ? new Refused('termin.alternative-weg') : error;
  });
}
