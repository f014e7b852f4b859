import type { BodyOf } from '@kehrtour/contract/endpoint';
import type { Liegenschaft } from '@kehrtour/contract/liegenschaft';
import type { whatsappErlauben } from '@kehrtour/contract/whatsapp';

import type { StaffCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { aendereVonHand } from './aendereVonHand.ts';
import { findKontakt } from './kontakt.store.ts';
import { liegenschaftRefused } from './liegenschaft.grund.ts';
import { insertEinwilligung } from './whatsapp.store.ts';

/**
 * Writes down that somebody allowed WhatsApp on her number, and how that is known. What holds already stays as it was first
 * said; what was taken back is allowed anew.
 */
export function erlaubeWhatsapp(
  ctx: StaffCtx,
  { id, teilId }: { id: string; teilId: string },
  { herkunft }: BodyOf<typeof whatsappErlauben>,
): Promise<Liegenschaft> {
  const auftrag = { id, was: 'WhatsApp erlaubt', verbindung: teilId, gewollt: { herkunft } } as const;
  return aendereVonHand(ctx, auftrag, async (tx) => {
    const kontakt = await findKontakt(tx, id, teilId);
    if (!kontakt) throw new Refused('nicht-gefunden');
    if (kontakt.whatsapp_nummer === null) throw liegenschaftRefused('keine-mobilnummer');
    return (await insertEinwilligung(tx, kontakt.kontakt_id, { am: ctx.now(), herkunft })) > 0
      ? []
      : undefined;
  });
}
