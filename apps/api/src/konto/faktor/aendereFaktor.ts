import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import type { Faktorstand } from '@kehrtour/contract/zweiterFaktor';

import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { kontoRefused } from '../konto.grund.ts';
import { type Anmeldung, hatFaktor } from '../konto.store.ts';
import { personOf } from '../passwortMitLink.ts';
import { deleteFaktor, findFaktor, setCodes } from './faktor.store.ts';
import { meldeFaktor } from './meldeFaktor.ts';
import { beiSich, faktorinhaber, type PersonCtx, verlangeFrisch } from './verlangeFrisch.ts';
import { neueCodes } from './wiederherstellungscodes.ts';

/** One's own second factor, without anything that opens a door. */
export async function zeigeFaktor(ctx: PersonCtx): Promise<Faktorstand> {
  const stand = await ctx.transaction((tx) => findFaktor(tx, faktorinhaber(ctx)));
  return {
    seit: stand?.zweiter_faktor_seit?.toISOString() ?? null,
    codes: stand?.wiederherstellung.length ?? 0,
    passkeys: stand?.passkeys ?? 0,
  };
}

/** The app; passkeys go one by one. Staff alone may go without; every other session of the person ends. */
export async function schalteFaktorAus(ctx: PersonCtx, frisch: FrischerNachweis): Promise<void> {
  const login = await verlangeFrisch(ctx, frisch);
  await tueUndMelde(ctx, login, login.passkeys > 0 ? 'appAus' : 'aus', async (tx) => {
    if (!(await deleteFaktor(tx, faktorinhaber(ctx), ctx.actor.sitzung)))
      throw kontoRefused('faktor-geaendert');
  });
}

/** Ten new ones; whoever found the old paper has nothing. */
export async function erneuereCodes(ctx: PersonCtx, frisch: FrischerNachweis): Promise<{ codes: string[] }> {
  const login = await verlangeFrisch(ctx, frisch);
  if (!hatFaktor(login)) throw kontoRefused('faktor-geaendert');
  const { codes, hashes } = neueCodes(ctx, faktorinhaber(ctx));
  await tueUndMelde(ctx, login, 'neueCodes', (tx) => setCodes(tx, faktorinhaber(ctx), hashes));
  return { codes };
}

async function tueUndMelde(
  ctx: PersonCtx,
  login: Anmeldung,
  nachricht: 'aus' | 'appAus' | 'neueCodes',
  tue: (tx: Tx) => Promise<unknown>,
): Promise<void> {
  const dort = beiSich(ctx);
  const { name } = await personOf(ctx, login);
  await dort.transaction(async (tx) => {
    await tue(tx);
    await meldeFaktor(dort, tx, { name, adresse: login.email }, { nachricht });
    if (login.strategie === 'mitarbeiter')
      await record(dort, tx, {
        gegenstand: 'mitarbeiter',
        id: login.person_id,
        was: nachricht === 'neueCodes' ? 'zweiter-faktor:neue-codes' : 'zweiter-faktor:aus',
      });
  });
}
