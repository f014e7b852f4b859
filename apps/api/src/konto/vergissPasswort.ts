import { type Strategie, STRATEGIEN } from '@kehrtour/domain/unternehmen/konto';
import * as z from 'zod/mini';

import { countNetworkOrRefuse, mayCount } from '../platform/access/limit.ts';
import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import { countMessage, unlessAddressIsFull } from '../platform/post/messageLimit.ts';
import { BETRIEB_ID, queueMail } from '../platform/post/outbox.ts';
import { hashToken } from '../platform/settings/secrets.ts';
import { anmeldemarken } from './anmeldemarken.ts';
import { passwortVergessenMail } from './konto.mail.ts';
import { type Anmeldung, findAnmeldung, ortBekannt } from './konto.store.ts';
import { neuerLink, personOf } from './passwortMitLink.ts';
import { reiheVersiegeltEin, versiegelterJob } from './versiegelterAuftrag.ts';

const vergessen = z.object({ strategie: z.enum(STRATEGIEN), email: z.string(), adresse: z.string() });
export const PASSWORT_VERGESSEN = versiegelterJob('konto.passwort-vergessen', vergessen);

export type Vergessen = z.infer<typeof vergessen>;

/** In the time a link lives, so that whoever gets no new mail has one in the mailbox that works. */
const PRO_KONTO = { anzahl: 3, proSekunden: 30 * 60 };

/** Takes the wish for a new password. Known or not: the same work here, and everything that differs in a job after the answer. */
export async function vergissPasswort(ctx: GuestCtx, strategie: Strategie, email: string): Promise<void> {
  await countNetworkOrRefuse(ctx, 'passwort', { anzahl: 10, proSekunden: 3600 });
  await ctx.transaction((tx) =>
    reiheVersiegeltEin(ctx, tx, PASSWORT_VERGESSEN, { strategie, email, adresse: ctx.adresse }),
  );
}

/** Mails the link, if the address logs in somewhere; strangers who ask for it again and again do not use up the owner's mails. */
export async function schickePasswortlink(ctx: Ctx, { strategie, email }: Vergessen): Promise<void> {
  const login = await ctx.transaction((tx) => findAnmeldung(tx, strategie, email));
  if (!login?.aktiv) return;
  const woher = await ausSicht(ctx, login);
  if (await mayCount(ctx, `passwort-konto/${woher}`, PRO_KONTO))
    await unlessAddressIsFull(() => maileLink(ctx, login, woher));
}

async function maileLink(ctx: Ctx, login: Anmeldung, woher: string): Promise<void> {
  const { strategie } = login;
  const person = await personOf(ctx, login);
  await ctx.as(ctx.actor, login.unternehmen_id ?? BETRIEB_ID).transaction(async (tx) => {
    await countMessage(ctx, tx, 'passwort', woher);
    const link = await neuerLink(ctx, tx, { strategie, personId: login.person_id }, 'passwort');
    const mail = passwortVergessenMail({ name: person.name, link });
    await queueMail(
      ctx,
      tx,
      { an: { name: person.name, adresse: login.email }, ...mail },
      {
        anlass: 'passwort',
        ereignis: `passwort/${hashToken(link).toString('hex').slice(0, 32)}`,
        vorlage: 'passwort',
        gezaehlt: true,
      },
    );
  });
}

/** The account as strangers have it, or as the place from which it logged in before. */
async function ausSicht(ctx: Ctx, login: Anmeldung): Promise<string> {
  const { ort, fremd, bekannt } = anmeldemarken(ctx, login.strategie, login.email);
  const zuhause = await ctx.transaction((tx) => ortBekannt(tx, login, ort));
  return Buffer.from(zuhause ? bekannt : fremd).toString('hex');
}
