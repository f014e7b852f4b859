import type { FrischerNachweis } from '@kehrtour/contract/frischerNachweis';
import type { Faktorentwurf } from '@kehrtour/contract/zweiterFaktor';

import type { Ctx } from '../../platform/ctx.ts';
import type { Tx } from '../../platform/db/db.ts';
import { record } from '../../platform/history.ts';
import { kontoRefused } from '../konto.grund.ts';
import type { Anmeldung } from '../konto.store.ts';
import { anmeldungVon } from '../konto.store.ts';
import { personOf } from '../passwortMitLink.ts';
import { type Faktorinhaber, findFaktor, setEntwurf, setFaktor } from './faktor.store.ts';
import { neuesGeheimnis, schrittVon } from './geheimnis.ts';
import { meldeFaktor } from './meldeFaktor.ts';
import {
  beiSich,
  faktorinhaber,
  nimmVersuchZurueck,
  type PersonCtx,
  verlangeFrisch,
  zaehleVersuch,
} from './verlangeFrisch.ts';
import { neueCodes } from './wiederherstellungscodes.ts';

const ENTWURF_MS = 15 * 60_000;

/** Makes a draft; the factor so far, or none, stays in force until a code of the new one was entered. */
export async function beginneFaktor(ctx: PersonCtx, frisch: FrischerNachweis): Promise<Faktorentwurf> {
  const login = await verlangeFrisch(ctx, frisch);
  return entwirfFaktor(ctx, faktorinhaber(ctx), login.email);
}

/** Puts the draft in force. @throws Refused 'zweiter-faktor-falsch' | 'zweiter-faktor.anderer-stand' */
export async function bestaetigeFaktor(ctx: PersonCtx, code: string): Promise<{ codes: string[] }> {
  await zaehleVersuch(ctx);
  const wer = faktorinhaber(ctx);
  const login = await ctx.transaction((tx) => anmeldungVon(tx, wer.strategie, wer.personId));
  if (!login) throw kontoRefused('faktor-geaendert');
  const codes = await schalteFaktorEin(beiSich(ctx), login, { code, behalte: ctx.actor.sitzung });
  await nimmVersuchZurueck(ctx);
  return { codes };
}

export async function entwirfFaktor(ctx: Ctx, wer: Faktorinhaber, email: string): Promise<Faktorentwurf> {
  const { versiegelt, ...gezeigt } = neuesGeheimnis(ctx, wer, email);
  await ctx.transaction((tx) => setEntwurf(tx, wer, versiegelt, new Date(ctx.now().getTime() + ENTWURF_MS)));
  return gezeigt;
}

/** Compares the code with the draft and switches on: every session ends but `behalte`. Answers the recovery codes. */
export async function schalteFaktorEin(
  dort: Ctx,
  login: Anmeldung,
  { code, behalte }: { code: string; behalte: Uint8Array | null },
): Promise<string[]> {
  const wer = { strategie: login.strategie, personId: login.person_id };
  const { codes, hashes } = neueCodes(dort, wer);
  const { name } = await personOf(dort, login);
  await dort.transaction(async (tx) => {
    const { geheimnis, schritt } = await gezeigterEntwurf(dort, tx, wer, code);
    const am = dort.now();
    if (!(await setFaktor(tx, wer, { geheimnis, schritt, codes: hashes, am, behalte })))
      throw kontoRefused('faktor-geaendert');
    await meldeFaktor(dort, tx, { name, adresse: login.email }, { nachricht: 'ein' });
    if (wer.strategie === 'mitarbeiter')
      await record(dort, tx, { gegenstand: 'mitarbeiter', id: wer.personId, was: 'zweiter-faktor:ein' });
  });
  dort.deps.log.info({ person: wer.personId, strategie: wer.strategie }, 'second factor on');
  return codes;
}

async function gezeigterEntwurf(
  ctx: Ctx,
  tx: Tx,
  wer: Faktorinhaber,
  code: string,
): Promise<{ geheimnis: string; schritt: number }> {
  const stand = await findFaktor(tx, wer);
  const geheimnis = stand?.zweiter_faktor_entwurf ?? null;
  if (geheimnis === null || (stand?.zweiter_faktor_entwurf_bis ?? new Date(0)) <= ctx.now())
    throw kontoRefused('faktor-geaendert');
  const schritt = schrittVon(ctx, wer, { gespeichert: geheimnis, code: code.replaceAll(/\s/g, '') });
  if (schritt === undefined) throw kontoRefused('code-stimmt-nicht');
  return { geheimnis, schritt };
}
