import { randomUUID } from 'node:crypto';

import type { AnswerOf, BodyOf } from '@kehrtour/contract/endpoint';
import type { tokenEinloesen } from '@kehrtour/contract/partner';
import { liesToken } from '@kehrtour/domain/unternehmen/partner';

import { countNetworkOrRefuse, countOrRefuse } from '../platform/access/limit.ts';
import type { GuestCtx, TenantCtx } from '../platform/ctx.ts';
import { Refused } from '../platform/refusal/refused.ts';
import { hashToken, newToken } from '../platform/settings/secrets.ts';
import { alsSchornsteinfeger } from './alsSchornsteinfeger.ts';
import { beendeVerbindungen } from './beendeVerbindung.ts';
import {
  type App,
  deleteZugang,
  findApp,
  findTokenzugang,
  getBetrieb,
  insertZugang,
  lockToken,
  setEingeloest,
} from './partner.store.ts';
import { insertAbruf, insertVerbindung } from './verbindung.store.ts';

/** Ten letters are 49 bit: at this pace nobody finds one in ten days. */
const VERSUCHE_JE_NETZ = { anzahl: 30, proSekunden: 600 };
const VERSUCHE_JE_PARTNER = { anzahl: 300, proSekunden: 3600 };

/**
 * A token for an access that lasts until one of the three ends it; of a vendor's place a company has one connection.
 * @throws Refused 'partner.app-id-falsch' | 'partner.token-ungueltig' | 'partner.umgebung' | 'zu-viele-versuche'
 */
export async function loeseTokenEin(
  ctx: GuestCtx,
  appId: string | undefined,
  { customerInformation: kunde, token }: BodyOf<typeof tokenEinloesen>,
): Promise<AnswerOf<typeof tokenEinloesen>> {
  await countNetworkOrRefuse(ctx, 'partner/netz', VERSUCHE_JE_NETZ);
  const app = await ctx.transaction((tx) => findApp(tx, hashToken(appId ?? ''), ctx.now()));
  if (appId === undefined || !app) throw new Refused('partner.app-id-falsch');
  await countOrRefuse(ctx, `partner/app/${app.partner_id}`, VERSUCHE_JE_PARTNER);
  const gelesen = liesToken(token);
  if (gelesen === undefined) throw new Refused('partner.token-ungueltig');
  const zugang = await ctx.transaction((tx) => findTokenzugang(tx, hashToken(gelesen)));
  if (!zugang) throw new Refused('partner.token-ungueltig');
  return verbinde(ctx.as({ art: 'gast' }, zugang.unternehmen_id), zugang.zugangscode_id, app, kunde);
}

function verbinde(
  ctx: TenantCtx,
  tokenId: string,
  app: App,
  kunde: string,
): Promise<AnswerOf<typeof tokenEinloesen>> {
  return ctx.transaction(async (tx) => {
    const am = ctx.now();
    const freigabe = await lockToken(tx, tokenId, am);
    if (!freigabe) throw new Refused('partner.token-ungueltig');
    const betrieb = await getBetrieb(tx);
    if (betrieb.gesperrt) throw new Refused('partner.token-ungueltig');
    if (betrieb.testbetrieb !== (app.umgebung === 'test')) throw new Refused('partner.umgebung');
    await setEingeloest(tx, tokenId, am);
    await deleteZugang(tx, tokenId);
    await beendeVerbindungen(tx, { partnerId: app.partner_id, umgebung: app.umgebung }, 'betrieb', am);
    const id = randomUUID();
    const accessToken = newToken();
    await insertVerbindung(tx, { id, app, kunde, freigabe, am });
    await insertZugang(tx, {
      hash: hashToken(accessToken),
      art: 'partner',
      unternehmenId: ctx.unternehmenId,
      id,
    });
    await insertAbruf(tx, { verbindungId: id, was: 'verbunden', angaben: {}, am });
    return { ...alsSchornsteinfeger(betrieb), accessToken };
  });
}
