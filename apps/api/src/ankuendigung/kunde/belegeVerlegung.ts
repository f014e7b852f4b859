import { verlangeFreieZeiten } from '../../kehrtour/haltStand.ts';
import { belegeNeu, type GezeiteteKehrtour } from '../../kehrtour/platzInDerKehrtour.ts';
import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { Refused } from '../../platform/refusal/refused.ts';

/**
 * What is taken of people's time follows a moved visit, in the round that it comes to and in the one that it leaves. Their
 * days are locked.
 * @throws Refused 'termin.alternative-weg' when somebody has booked that time meanwhile
 */
export async function belegeVerlegung(
  ctx: Pick<Ctx, 'now'>,
  tx: Tx,
  { ziel, verlassene }: { ziel: GezeiteteKehrtour; verlassene: GezeiteteKehrtour | undefined },
): Promise<void> {
  for (const gezeitete of [ziel, ...(verlassene ? [verlassene] : [])]) await belegeNeu(tx, gezeitete);
  await verlangeFreieZeiten(ctx, tx, ziel.kehrtour.id).catch((error: unknown) => {
    throw error instanceof Refused ? new Refused('termin.alternative-weg') : error;
  });
}
