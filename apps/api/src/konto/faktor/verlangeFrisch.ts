import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';

import { countOrRefuse, giveBack } from '../../platform/access/limit.ts';
import type { AdminUserActor, Ctx, MitarbeiterActor } from '../../platform/ctx.ts';
import { BETRIEB_ID } from '../../platform/post/outbox.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { kontoRefused } from '../konto.grund.ts';
import { type Anmeldung, anmeldungVon, hatFaktor } from '../konto.store.ts';
import { pruefePasskey } from '../passkey/pruefePasskey.ts';
import { passwortStimmt } from '../passwort.ts';
import type { Faktorinhaber } from './faktor.store.ts';
import { loeseCodeEin } from './loeseCodeEin.ts';

/** Somebody who is logged in, staff or operator. */
export type PersonCtx = Ctx<MitarbeiterActor | AdminUserActor>;

export const faktorinhaber = (ctx: PersonCtx): Faktorinhaber => ({
  strategie: ctx.actor.art,
  personId: ctx.actor.id,
});
/** Where the mails of this person lie: in her company, or with the operator. */
export const beiSich = (ctx: PersonCtx): Ctx =>
  ctx.unternehmenId === undefined ? ctx.as(ctx.actor, BETRIEB_ID) : ctx;

/** A challenge of this session for this purpose is worth nothing in another. */
export const sitzungsbindung = (ctx: PersonCtx, zweck: 'anlegen' | 'nachweis'): string =>
  `${zweck}/${Buffer.from(ctx.actor.sitzung).toString('hex')}`;

/** Over all sessions of a person: whoever stole one guesses no longer in the next. Only failures count. */
const VERSUCHE = { anzahl: 10, proSekunden: 3600 };
export const zaehleVersuch = (ctx: PersonCtx): Promise<void> =>
  countOrRefuse(ctx, `zweiter-faktor/${ctx.actor.art}/${ctx.actor.id}`, VERSUCHE);
export const nimmVersuchZurueck = (ctx: PersonCtx): Promise<void> =>
  giveBack(ctx, `zweiter-faktor/${ctx.actor.art}/${ctx.actor.id}`, VERSUCHE);

/**
 * An open session is not enough to change what guards the login: the password is asked anew, and a code where there is a
 * factor already, so that a found laptop switches nothing off.
 * @throws Refused 'passwort-falsch' | 'zweiter-faktor-falsch'
 */
export async function verlangeFrisch(
  ctx: PersonCtx,
  { passwort, code, passkey }: FrischerNachweis,
): Promise<Anmeldung> {
  await zaehleVersuch(ctx);
  const login = await ctx.transaction((tx) => anmeldungVon(tx, ctx.actor.art, ctx.actor.id));
  if (!login?.aktiv) throw new Refused('nicht-angemeldet');
  if (!(await passwortStimmt(passwort, login.passwort_hash))) throw kontoRefused('passwort-stimmt-nicht');
  if (hatFaktor(login)) await verlangeFaktor(ctx, { code, passkey });
  await nimmVersuchZurueck(ctx);
  return login;
}

async function verlangeFaktor(
  ctx: PersonCtx,
  { code, passkey }: Pick<FrischerNachweis, 'code' | 'passkey'>,
): Promise<void> {
  if (passkey !== undefined) {
    const verlangt = {
      strategie: ctx.actor.art,
      bindung: sitzungsbindung(ctx, 'nachweis'),
      ohnePasswort: false,
    };
    const gezeigt = await pruefePasskey(ctx, passkey, verlangt);
    if (gezeigt?.personId !== ctx.actor.id) throw kontoRefused('passkey-stimmt-nicht');
    return;
  }
  const gezeigt = await beiSich(ctx).transaction((tx) =>
    loeseCodeEin(ctx, tx, faktorinhaber(ctx), code ?? ''),
  );
  if (!gezeigt) throw kontoRefused('code-stimmt-nicht');
}
