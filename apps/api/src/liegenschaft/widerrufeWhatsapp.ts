import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { findKontakt } from './kontakt.store.ts';
import { updateWiderruf } from './whatsapp.store.ts';

/** Somebody told the office that nothing shall come by WhatsApp any more; what waits to be sent does not leave either. */
export function widerrufeWhatsapp(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
): Promise<Liegenschaft> {
  const auftrag = { id, was: 'WhatsApp abbestellt', verbindung: teilId } as const;
  return aendereVonHand(ctx, auftrag, async (tx) => {
    const kontakt = await findKontakt(tx, id, teilId);
    if (!kontakt) throw new Refused('nicht-gefunden');
    return (await updateWiderruf(tx, kontakt.kontakt_id, { am: ctx.now(), von: 'buero' })) > 0
      ? []
      : undefined;
  });
}
