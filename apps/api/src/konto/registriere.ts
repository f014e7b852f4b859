import { randomUUID } from 'node:crypto';

import { addressOf } from '@kehrtour/addresses/addresses';
import { BUNDESLANDKUERZEL } from '@kehrtour/domain/recht/bundesland';
import { gewerkIn } from '@kehrtour/domain/taetigkeit/gewerk';
import { VERTRAGSSTAND } from '@kehrtour/domain/unternehmen/vertragsstand';
import * as z from 'zod/mini';

import { legeMitarbeiterAn } from '../mitarbeiter/legeMitarbeiterAn.ts';
import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { recordOfCompany } from '../platform/history.ts';
import { countMessage, isFullInAll } from '../platform/post/messageLimit.ts';
import { BETRIEB_ID, queueMail } from '../platform/post/outbox.ts';
import { ID } from '../platform/queue/defineJob.ts';
import { legeKatalogAn } from '../taetigkeit/legeKatalogAn.ts';
import { legeUnternehmenAn } from '../unternehmen/legeUnternehmenAn.ts';
import { nichtRegistriertMail, schonRegistriertMail } from './konto.mail.ts';
import { type Anmeldung, insertAnmeldung, findAnmeldung } from './konto.store.ts';
import { ladeEin, personOf } from './passwortMitLink.ts';
import { reiheSpaeterEin, reiheVersiegeltEin, versiegelterJob } from './versiegelterAuftrag.ts';

const registrierung = {
  firma: z.string(),
  vorname: z.string(),
  nachname: z.string(),
  email: z.string(),
  bundesland: z.enum(BUNDESLANDKUERZEL),
  plz: z.string(),
  ort: z.string(),
  kehrbezirk: z.optional(z.string()),
};
const wunsch = z.object({
  ...registrierung,
  adresse: z.string(),
  unternehmenId: ID,
  /** ISO: since when it waits for a day with room. */
  wartetSeit: z.optional(z.string()),
});

export const REGISTRIEREN = versiegelterJob('konto.registrieren', wunsch);

export type Wunsch = z.infer<typeof wunsch>;
export type Registrierung = Omit<Wunsch, 'adresse' | 'unternehmenId' | 'wartetSeit'>;

/** How often somebody looks whether there is room again for what waits, and how long it waits. */
const NOCHMAL_S = 3600;
const WARTET_MAX_MS = 3 * 86_400_000;

/**
 * Takes the wish for a company. Known address or not: the same answer after the same work, the rest is done in a job. On a day
 * with very many of them it waits until there is room: strangers who use the day up keep nobody out.
 * @throws Refused 'versand.zu-viele' · 'zu-viele-versuche'
 */
export async function registriere(ctx: GuestCtx, eingabe: Registrierung): Promise<{ wartet?: true }> {
  await countNetworkOrRefuse(ctx, 'registrieren', { anzahl: 5, proSekunden: 3600 });
  const neu: Wunsch = { ...eingabe, adresse: ctx.adresse, unternehmenId: randomUUID() };
  try {
    await ctx.transaction(async (tx) => {
      // Here and not where the mail is written: whoever is refused reads it on the page, known or not.
      await countMessage(ctx, tx, 'registrierung', eingabe.email);
      await reiheVersiegeltEin(ctx, tx, REGISTRIEREN, neu);
    });
    return {};
  } catch (error) {
    if (!isFullInAll(error)) throw error;
  }
  await ctx.transaction(async (tx) => {
    await countMessage(ctx, tx, 'registrierungWartet', eingabe.email);
    await lassWarten(ctx, tx, { ...neu, wartetSeit: ctx.now().toISOString() });
  });
  return { wartet: true };
}

const lassWarten = (ctx: Ctx, tx: Tx, auftrag: Wunsch): Promise<void> =>
  reiheSpaeterEin(ctx, tx, { job: REGISTRIEREN, nachSekunden: NOCHMAL_S }, auftrag);

/** Whether it may go on now; else it waits on, three days at most. */
async function istDran(ctx: Ctx, auftrag: Wunsch, seit: string): Promise<boolean> {
  try {
    await ctx.transaction((tx) => countMessage(ctx, tx, 'registrierung', auftrag.email));
    return true;
  } catch (error) {
    if (!isFullInAll(error)) throw error;
  }
  if (ctx.now().getTime() - Date.parse(seit) < WARTET_MAX_MS)
    await ctx.transaction((tx) => lassWarten(ctx, tx, auftrag));
  else await sageAb(ctx, auftrag, seit);
  return false;
}

/** The one mail of whoever waited in vain; it was counted when the waiting began. */
async function sageAb(
  ctx: Ctx,
  { vorname, nachname, email, unternehmenId }: Wunsch,
  seit: string,
): Promise<void> {
  ctx.deps.log.warn({ seit }, 'a registration waited in vain');
  const name = `${vorname} ${nachname}`;
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/registrieren');
  await ctx.as(ctx.actor, BETRIEB_ID).transaction((tx) =>
    queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...nichtRegistriertMail({ name, link }) },
      {
        anlass: 'registrierungWartet',
        ereignis: `registrieren/${unternehmenId}`,
        vorlage: 'nicht-registriert',
        gezaehlt: true,
      },
    ),
  );
}

/**
 * Creates a company with its first Inhaberin, the default catalogue and a login without password; the mail brings the link.
 * When the address is known already, the mail says so instead; where nobody has chosen a password with it yet, it brings that link
 * once more, to the company that waits for it.
 */
export async function gruendeOderErinnere(ctx: Ctx, wunsch: Wunsch): Promise<void> {
  if (wunsch.wartetSeit !== undefined && !(await istDran(ctx, wunsch, wunsch.wartetSeit))) return;
  const name = `${wunsch.vorname} ${wunsch.nachname}`;
  const bekannt = await ctx.transaction((tx) => findAnmeldung(tx, 'mitarbeiter', wunsch.email));
  // A job may run again after it was done.
  if (bekannt?.unternehmen_id === wunsch.unternehmenId) return;
  if (bekannt?.passwort_hash === null && bekannt.aktiv) return schickeNochmal(ctx, bekannt);
  if (bekannt) return erinnere(ctx, bekannt.unternehmen_id ?? '', { ...wunsch, name });
  const dort = ctx.as(ctx.actor, wunsch.unternehmenId);
  await dort.transaction(async (tx) => {
    const person = await gruende(ctx, tx, wunsch);
    // Sending the form is the acceptance; the page shows both texts and says so above its button.
    await recordOfCompany(dort, tx, {
      was: 'vertraege-angenommen',
      nach: { stand: VERTRAGSSTAND, von: name },
    });
    await ladeEin(ctx, tx, {
      personId: person,
      name,
      email: wunsch.email,
      betrieb: wunsch.firma,
      anlass: 'registrierung',
    });
  });
}

/** The same mail as the first time: whoever lost it goes on, and a stranger who typed the address learns nothing. */
async function schickeNochmal(ctx: Ctx, login: Anmeldung): Promise<void> {
  const { name, betrieb } = await personOf(ctx, login);
  await ctx.as(ctx.actor, login.unternehmen_id ?? '').transaction((tx) =>
    ladeEin(ctx, tx, {
      personId: login.person_id,
      name,
      email: login.email,
      betrieb,
      anlass: 'registrierung',
    }),
  );
}

async function erinnere(
  ctx: Ctx,
  bei: string,
  { name, email, unternehmenId }: { name: string; email: string; unternehmenId: string },
): Promise<void> {
  const link = addressOf(ctx.deps.env.addresses, 'portal', '/anmelden/passwort-vergessen');
  await ctx.as(ctx.actor, bei).transaction((tx) =>
    queueMail(
      ctx,
      tx,
      { an: { name, adresse: email }, ...schonRegistriertMail({ name, link }) },
      {
        anlass: 'registrierung',
        ereignis: `registrieren/${unternehmenId}`,
        vorlage: 'schon-registriert',
        gezaehlt: true,
      },
    ),
  );
}

async function gruende(ctx: Ctx, tx: Tx, wunsch: Wunsch): Promise<string> {
  const unternehmenId = await legeUnternehmenAn(tx, {
    angelegtAm: ctx.now(),
    name: wunsch.firma,
    bundesland: wunsch.bundesland,
    gewerk: gewerkIn(wunsch.bundesland),
    plz: wunsch.plz,
    ort: wunsch.ort,
    kehrbezirk: wunsch.kehrbezirk ?? '',
    email: wunsch.email,
  });
  const personId = await legeMitarbeiterAn(tx, {
    vorname: wunsch.vorname,
    nachname: wunsch.nachname,
    rolle: 'inhaber',
    qualifikation: 'bbsf',
    email: wunsch.email,
  });
  await legeKatalogAn(tx);
  const frei = await insertAnmeldung(tx, {
    strategie: 'mitarbeiter',
    email: wunsch.email,
    personId,
    unternehmenId,
    passwortHash: null,
  });
  // Two registrations with one address at the same moment: the second one is undone as a whole, and comes again as a reminder.
  if (!frei) throw new Error(`address registered twice at once with ${unternehmenId}`);
  return personId;
}
