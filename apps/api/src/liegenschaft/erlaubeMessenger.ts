import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import type { messengerErlauben } from '@kehrtour/contract/messenger';
import { type Messenger, MESSENGER_WORTE } from '@kehrtour/domain/messenger';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { insertEinwilligung } from './einwilligung.store.ts';
import { findKontakt } from './kontakt.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';

/**
 * Writes down that somebody allowed a messenger on her number, and how that is known. What holds already stays as it was first
 * said; what was taken back is allowed anew.
 */
export function erlaubeMessenger(
  ctx: StaffCtx,
  { id, teilId, messenger }: { id: string; teilId: string; messenger: Messenger },
  { herkunft }: BodyOf<typeof messengerErlauben>,
): Promise<Liegenschaft> {
  const { name } = MESSENGER_WORTE[messenger];
  const auftrag = { id, was: `${name} erlaubt`, verbindung: teilId, gewollt: { herkunft } } as const;
  return aendereVonHand(ctx, auftrag, async (tx) => {
    const kontakt = await findKontakt(tx, id, teilId);
    if (!kontakt) throw new Refused('nicht-gefunden');
    if (kontakt.handynummer === null) throw liegenschaftRefused('keine-mobilnummer', name);
    return (await insertEinwilligung(tx, kontakt.kontakt_id, { messenger, am: ctx.now(), herkunft })) > 0
      ? []
      : undefined;
  });
}
