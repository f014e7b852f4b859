import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import { type Messenger, MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { updateWiderruf } from './einwilligung.store.ts';
import { findKontakt } from './kontakt.store.ts';

/** Somebody told the office that nothing shall come by a messenger any more; what waits to be sent does not leave either. */
export function widerrufeMessenger(
  ctx: StaffCtx,
  { id, teilId, messenger }: { id: string; teilId: string; messenger: Messenger },
): Promise<Liegenschaft> {
  const auftrag = { id, was: `${MESSENGER_WORTE[messenger].name} abbestellt`, verbindung: teilId } as const;
  return aendereVonHand(ctx, auftrag, async (tx) => {
    const kontakt = await findKontakt(tx, id, teilId);
    if (!kontakt) throw new Refused('nicht-gefunden');
    return (await updateWiderruf(tx, kontakt.kontakt_id, { messenger, am: ctx.now(), von: 'buero' })) > 0
      ? []
      : undefined;
  });
}
