import { randomUUID } from 'node:crypto';

import { EINWILLIGUNGEN, type Fassung } from '@kehrtour/contract/newsletter';

import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx } from '../platform/ctx.ts';
import { unlessAddressIsFull } from '../platform/post/messageLimit.ts';
import { BETRIEB_ID, queueMail } from '../platform/post/outbox.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';
import { bestaetigungMail, schonDabeiMail } from './newsletter.mail.ts';
import { saveAnmeldung } from './newsletter.store.ts';
import { abmeldeHash, abmeldelink, bestaetigungslink } from './newsletterlinks.ts';

export const BESTAETIGUNG_TAGE = 7;
const TAG_SEKUNDEN = 24 * 3600;
/** An office or a stand at a fair shares one network address. */
const PRO_ANSCHLUSS = { anzahl: 20, proSekunden: 3600 };

/**
 * Asks an address by mail whether it wants the newsletter (double opt-in). Answers the same whether the address is new,
 * asked already, confirmed, or has had its mails of the day.
 * @throws Refused 'zu-viele-versuche' for the network, 'versand.zu-viele' for the day, neither of them for the mail address
 */
export async function meldeZumNewsletterAn(
  ctx: GuestCtx,
  wunsch: { email: string; fassung: Fassung },
): Promise<void> {
  await countNetworkOrRefuse(ctx, 'newsletter', PRO_ANSCHLUSS);
  await unlessAddressIsFull(() => frageNach(ctx, wunsch));
}

async function frageNach(ctx: GuestCtx, wunsch: { email: string; fassung: Fassung }): Promise<void> {
  const emailHash = ctx.deps.secrets.derive(`newsletter-adresse/${wunsch.email}`, 32);
  const code = newToken();
  const id = randomUUID();
  const now = ctx.now();
  await ctx.as(ctx.actor, BETRIEB_ID).transaction(async (tx) => {
    const anmeldung = await saveAnmeldung(tx, {
      id,
      email: wunsch.email,
      emailHash,
      fassung: wunsch.fassung,
      einwilligung: EINWILLIGUNGEN[wunsch.fassung],
      codeHash: hashToken(code),
      ablauf: new Date(now.getTime() + BESTAETIGUNG_TAGE * TAG_SEKUNDEN * 1000),
      abmeldeHash: abmeldeHash(ctx, id),
      now,
    });
    const abmelden = abmeldelink(ctx, anmeldung.id);
    const mail = anmeldung.bestaetigt
      ? schonDabeiMail({ abmelden })
      : bestaetigungMail({ bestaetigen: bestaetigungslink(ctx, code), abmelden });
    await queueMail(
      ctx,
      tx,
      { an: { name: '', adresse: wunsch.email }, abmelden, ...mail },
      {
        anlass: 'newsletter',
        ereignis: `newsletter/${hashToken(code).toString('hex').slice(0, 32)}`,
        vorlage: anmeldung.bestaetigt ? 'newsletter-schon-dabei' : 'newsletter-bestaetigen',
      },
    );
  });
}
