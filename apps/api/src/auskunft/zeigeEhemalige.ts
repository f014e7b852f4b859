import type { ehemaligeHolen } from '@kehrtour/contract/auskunft';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { darf } from '@kehrtour/domain/rolle';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hatHaus, listEhemalige } from './auskunft.store.ts';

/** Who was taken off this house and may still ask what is kept of her. */
export async function zeigeEhemalige(
  ctx: StaffCtx,
  liegenschaftId: string,
): Promise<AnswerOf<typeof ehemaligeHolen>> {
  if (!darf(ctx.actor.rolle, 'liegenschaft.bearbeiten')) throw new Refused('nicht-erlaubt');
  return ctx.transaction(async (tx) => {
    if (!(await hatHaus(tx, liegenschaftId))) throw new Refused('nicht-gefunden');
    const personen = await listEhemalige(tx, liegenschaftId);
    return {
      personen: personen.map(({ id, name, zuletzt_am: am }) => ({ id, name, zuletztAm: am.toISOString() })),
    };
  });
}
