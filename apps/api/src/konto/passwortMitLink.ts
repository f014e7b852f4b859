import { addressOf } from '@kehrtour/addresses/addresses';
import type { Linkzweck, Strategie } from '@kehrtour/domain/unternehmen/konto';
import { PASSWORT_SATZ, pruefePasswort } from '@kehrtour/domain/unternehmen/passwort';

import { countNetworkOrRefuse } from '../platform/access/limit.ts';
import type { Ctx, GuestCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { BETRIEB_ID, forgetWaiting, queueMail } from '../platform/post/outbox.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';
import { anmeldemarken } from './anmeldemarken.ts';
import { beginneSitzung } from './beginneSitzung.ts';
import { kontoRefused } from './konto.grund.ts';
import { einladungMail, passwortGeaendertMail, registrierungMail } from './konto.mail.ts';
import {
  type Anmeldung,
  anmeldungGelungen,
  anmeldungVon,
  insertEinmalcode,
  findAdminUser,
  findEinmalcode,
  findPerson,
  setPasswort,
  useEinmalcode,
} from './konto.store.ts';
import { hashPasswort } from './passwort.ts';
import { verbreitetePasswoerter } from './verbreitetePasswoerter.ts';

const RESET_MS = 30 * 60_000;
const EINLADUNG_MS = 7 * 24 * 3_600_000;

const app = { mitarbeiter: 'portal', adminUser: 'admin' } as const;
const seite = {
  mitarbeiter: { einladung: '/anmelden/passwort-vergeben', passwort: '/anmelden/passwort-vergessen/aendern' },
  adminUser: {
    einladung: '/admin-area/passwort-vergessen/aendern',
    passwort: '/admin-area/passwort-vergessen/aendern',
  },
} as const;

/** The person behind a login: name for the mail, company for its outbox. */
export async function personOf(ctx: Ctx, login: Anmeldung): Promise<{ name: string; betrieb: string }> {
  if (login.strategie === 'adminUser') {
    const admin = await ctx.transaction((tx) => findAdminUser(tx, login.person_id));
    return { name: admin?.name ?? '', betrieb: 'Kehrtour' };
  }
  const person = await ctx
    .as(ctx.actor, login.unternehmen_id ?? '')
    .transaction((tx) => findPerson(tx, login.person_id));
  return { name: `${person?.vorname ?? ''} ${person?.nachname ?? ''}`.trim(), betrieb: person?.name ?? '' };
}

/** Makes a link that works once; a newer one kills the older. */
export async function neuerLink(
  ctx: Ctx,
  tx: Tx,
  login: { strategie: Strategie; personId: string },
  zweck: Linkzweck,
): Promise<string> {
  const code = newToken();
  const ablauf = new Date(ctx.now().getTime() + (zweck === 'einladung' ? EINLADUNG_MS : RESET_MS));
  await insertEinmalcode(tx, { hash: hashToken(code), zweck, ...login, ablauf });
  // The host comes from the settings, never from the request.
  return addressOf(ctx.deps.env.addresses, app[login.strategie], seite[login.strategie][zweck], { code });
}

export type Einladung = {
  readonly personId: string;
  readonly name: string;
  readonly email: string;
  readonly betrieb: string;
  /** A registration was counted when it was asked for. */
  readonly anlass: 'registrierung' | 'einladung';
};

/**
 * Mails the invitation with which somebody gives herself the first password, inside the company's transaction. It takes the
 * place of an earlier one: that link dies, and where its mail has not left yet, it never does.
 * @throws Refused 'versand.zu-viele'
 */
export async function ladeEin(ctx: Ctx, tx: Tx, { anlass, ...person }: Einladung): Promise<void> {
  const link = await neuerLink(ctx, tx, { strategie: 'mitarbeiter', personId: person.personId }, 'einladung');
  await forgetWaiting(tx, person.email, 'einladung');
  await queueMail(
    ctx,
    tx,
    {
      an: { name: person.name, adresse: person.email },
      ...(anlass === 'registrierung' ? registrierungMail : einladungMail)({ ...person, link }),
    },
    {
      anlass,
      ereignis: `einladung/${hashToken(link).toString('hex').slice(0, 32)}`,
      vorlage: 'einladung',
      ...(anlass === 'registrierung' && { gezaehlt: true }),
    },
  );
}

/** Says whom a link is for, without using it up: mail scanners open links too. */
export async function pruefeLink(
  ctx: GuestCtx,
  code: string,
): Promise<{ zweck: Linkzweck; name: string; strategie: Strategie }> {
  await countNetworkOrRefuse(ctx, 'link', { anzahl: 60, proSekunden: 3600 });
  const found = await ctx.transaction(async (tx) => {
    const link = await findEinmalcode(tx, hashToken(code), ctx.now());
    return link ? { link, login: await anmeldungVon(tx, link.strategie, link.person_id) } : undefined;
  });
  if (!found?.login) throw new Refused('code-ungueltig');
  return {
    zweck: found.link.zweck,
    strategie: found.link.strategie,
    name: (await personOf(ctx, found.login)).name,
  };
}

/**
 * Sets the password, uses the link up, ends every session, and tells by mail. Whoever was invited and gives herself her first password
 * has shown both just now and is logged in; after a reset no session begins, nor for operators, who need a second factor.
 */
export async function setzePasswort(
  ctx: GuestCtx,
  { code, passwort, geraet }: { code: string; passwort: string; geraet: string },
): Promise<{ strategie: Strategie; accessToken: string | null }> {
  const { strategie, zweck } = await pruefeLink(ctx, code);
  const login = await ctx.transaction(async (tx) => {
    const link = await findEinmalcode(tx, hashToken(code), ctx.now());
    return link ? anmeldungVon(tx, link.strategie, link.person_id) : undefined;
  });
  if (!login) throw new Refused('code-ungueltig');
  const person = await personOf(ctx, login);
  verlangeStarkesPasswort(passwort, { betrieb: person.betrieb, email: login.email });
  const hash = await hashPasswort(passwort);
  await ctx.as(ctx.actor, login.unternehmen_id ?? BETRIEB_ID).transaction(async (tx) => {
    if (!(await useEinmalcode(tx, hashToken(code), ctx.now()))) throw new Refused('code-ungueltig');
    await setPasswort(tx, { strategie: login.strategie, personId: login.person_id, hash, behalte: null });
    // The way out for whoever waits because of strangers: with the mail's link this place is known.
    await anmeldungGelungen(tx, login, anmeldemarken(ctx, login.strategie, login.email), ctx.now());
    await queueMail(
      ctx,
      tx,
      {
        an: { name: person.name, adresse: login.email },
        ...passwortGeaendertMail({ name: person.name, am: ctx.now() }),
      },
      {
        anlass: 'konto',
        ereignis: `passwort-neu/${hashToken(code).toString('hex').slice(0, 32)}`,
        vorlage: 'passwort-geaendert',
      },
    );
  });
  const erstes = zweck === 'einladung' && strategie === 'mitarbeiter' && login.passwort_hash === null;
  return { strategie, accessToken: erstes ? await beginneSitzung(ctx, login, geraet) : null };
}

/** The one policy for every way to a password. @throws Refused 'passwort-zu-schwach' */
export function verlangeStarkesPasswort(passwort: string, person: { betrieb: string; email: string }): void {
  const result = pruefePasswort(passwort, {
    betrieb: person.betrieb,
    email: person.email,
    verbreitete: verbreitetePasswoerter(),
  });
  if (!result.ok) throw kontoRefused('passwort-zu-schwach', PASSWORT_SATZ[result.reason]);
}
