import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { BETRIEB_ID, forgetMails } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { endAnmeldung } from './newsletter.store.ts';

/**
 * Ends the newsletter: the address is deleted, from the list and from the mails we keep; what was agreed to and when stays
 * without it for three years as proof. A second time changes nothing.
 * @throws Refused 'code-ungueltig' for a code that belongs to nobody
 */
export async function meldeVomNewsletterAb(ctx: GuestCtx, code: string): Promise<void> {
  // Mail programs unsubscribe for many people from few addresses: the limit only stops guessing.
  await countNetworkOrRefuse(ctx, 'newsletter-ab', { anzahl: 600, proSekunden: 3600 });
  await ctx.as(ctx.actor, BETRIEB_ID).transaction(async (tx) => {
    const beendet = await endAnmeldung(tx, hashToken(code), ctx.now());
    if (!beendet) throw new Refused('code-ungueltig');
    if (beendet.adresse !== null) await forgetMails(tx, beendet.adresse, 'newsletter-');
  });
}
