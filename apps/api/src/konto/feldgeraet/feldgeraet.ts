import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { feldgeraeteHolen, feldgeraetAnlegen, feldzugangHolen } from '@kehrtour/contract/feldgeraet';

import { countNetworkOrRefuse, countOrRefuse } from '../../platform/access/limit.ts';
import { SESSION_MS } from '../../platform/access/session.ts';
import type { GuestCtx, StaffCtx } from '../../platform/ctx.ts';
import { Refused } from '../../platform/refusal/refused.ts';
import { hashToken, newToken } from '../../platform/settings/secrets.ts';
import {
  endFeldgeraet,
  findFeldgeraet,
  insertFeldgeraet,
  insertFeldsitzung,
  listFeldgeraete,
} from './feldgeraet.store.ts';

/** A shift with what comes before and after it. */
const SCHICHT_MS = 14 * 3_600_000;
const PRO_PERSON = { anzahl: 30, proSekunden: 3600 };
const PRO_ADRESSE = { anzahl: 120, proSekunden: 600 };

/** Gives a phone what it needs to go on for its shift; only the hash of it is stored. */
export async function legeFeldgeraetAn(
  ctx: StaffCtx,
  name: string,
): Promise<AnswerOf<typeof feldgeraetAnlegen>> {
  await countOrRefuse(ctx, `feldgeraet/${ctx.actor.id}`, PRO_PERSON);
  const nachweis = newToken();
  const hash = hashToken(nachweis);
  const now = ctx.now();
  const ablauf = new Date(now.getTime() + SCHICHT_MS);
  const { unternehmenId } = ctx;
  await ctx.transaction((tx) =>
    insertFeldgeraet(tx, { hash, personId: ctx.actor.id, unternehmenId, name, now, ablauf }),
  );
  return { nachweis, kennung: kennungAus(hash), laeuftAb: ablauf.toISOString() };
}

/**
 * Two hours for "Heute" alone, for a phone whose shift is not over. Who it is and whether she may still is asked with each call.
 * @throws Refused 'nicht-angemeldet' · 'zu-viele-versuche'
 */
export async function holeFeldzugang(
  ctx: GuestCtx,
  nachweis: string,
): Promise<AnswerOf<typeof feldzugangHolen>> {
  await countNetworkOrRefuse(ctx, 'feldzugang', PRO_ADRESSE);
  const accessToken = newToken();
  const now = ctx.now();
  return ctx.transaction(async (tx) => {
    const geraet = await findFeldgeraet(tx, hashToken(nachweis), now);
    if (!geraet) throw new Refused('nicht-angemeldet');
    const ablauf = new Date(Math.min(now.getTime() + SESSION_MS, geraet.laeuft_ab.getTime()));
    await insertFeldsitzung(tx, { hash: hashToken(accessToken), geraet: geraet.token_hash, now, ablauf });
    return { accessToken, laeuftAb: ablauf.toISOString() };
  });
}

export async function zeigeFeldgeraete(ctx: StaffCtx): Promise<AnswerOf<typeof feldgeraeteHolen>> {
  const rows = await ctx.transaction((tx) => listFeldgeraete(tx, ctx.actor.id, ctx.now()));
  return {
    geraete: rows.map((row) => ({
      kennung: kennungAus(row.token_hash),
      name: row.name,
      seit: row.angelegt_am.toISOString(),
      zuletzt: row.zuletzt_am.toISOString(),
      laeuftAb: row.laeuft_ab.toISOString(),
    })),
  };
}

/** Its sessions end with it; one's own phones alone. */
export async function beendeFeldgeraet(ctx: StaffCtx, kennung: string): Promise<void> {
  await ctx.transaction((tx) => endFeldgeraet(tx, ctx.actor.id, kennung));
}

/** The beginning of the hash, never what opens. */
const kennungAus = (hash: Uint8Array): string => Buffer.from(hash).toString('hex').slice(0, 12);
