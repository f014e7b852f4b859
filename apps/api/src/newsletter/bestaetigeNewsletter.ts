import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { BETRIEB_ID, queueMail } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { willkommenMail } from './newsletter.mail.ts';
import { confirmAnmeldung } from './newsletter.store.ts';
import { abmeldelink } from './newsletterlinks.ts';

/**
 * The yes to the question of the mail: its time is the proof. A second yes changes nothing and says so.
 * @throws Refused 'code-ungueltig' for a link that is too old, replaced by a newer one, or invented
 */
export async function bestaetigeNewsletter(ctx: GuestCtx, code: string): Promise<{ schon: boolean }> {
  await countNetworkOrRefuse(ctx, 'newsletter-link', { anzahl: 60, proSekunden: 3600 });
  return ctx.as(ctx.actor, BETRIEB_ID).transaction(async (tx) => {
    const gefunden = await confirmAnmeldung(tx, hashToken(code), ctx.now());
    if (!gefunden) throw new Refused('code-ungueltig');
    if (gefunden.schon) return { schon: true };
    const abmelden = abmeldelink(ctx, gefunden.anmeldung);
    await queueMail(
      ctx,
      tx,
      { an: { name: '', adresse: gefunden.adresse }, abmelden, ...willkommenMail({ abmelden }) },
      {
        anlass: 'bestaetigt',
        ereignis: `newsletter-bestaetigt/${gefunden.anmeldung}`,
        vorlage: 'newsletter-willkommen',
      },
    );
    return { schon: false };
  });
}
