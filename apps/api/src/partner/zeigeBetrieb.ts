import type { AnswerOf } from '@kehrtour/contract/endpoint';
import type { partnerBetriebHolen } from '@kehrtour/contract/partner';
import type { Partnerabruf } from '@kehrtour/domain/unternehmen/partner';

import { countOrRefuse } from '../platform/access/limit.ts';
import type { PartnerCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { alsSchornsteinfeger } from './alsSchornsteinfeger.ts';
import { getBetrieb } from './partner.store.ts';
import { noteAbruf } from './verbindung.store.ts';

/** For one connection; five a second are a nightly push of 5,000 houses in twenty seconds. */
const JE_VERBINDUNG = { anzahl: 300, proSekunden: 60 };

/** @throws Refused 'zu-viele-versuche' with the seconds to wait */
export const zaehleAbruf = (ctx: PartnerCtx): Promise<void> =>
  countOrRefuse(ctx, `partner/verbindung/${ctx.actor.id}`, JE_VERBINDUNG);

/** Reads for a program, and keeps for the company that it did. */
export async function liesFuerPartner<T>(
  ctx: PartnerCtx,
  was: Partnerabruf,
  lies: (tx: Tx) => Promise<T>,
): Promise<T> {
  await zaehleAbruf(ctx);
  return ctx.transaction(async (tx) => {
    const gelesen = await lies(tx);
    await noteAbruf(tx, { verbindungId: ctx.actor.id, was, am: ctx.now() });
    return gelesen;
  });
}

/** The company that connected this program. */
export const zeigeBetrieb = (ctx: PartnerCtx): Promise<AnswerOf<typeof partnerBetriebHolen>> =>
  liesFuerPartner(ctx, 'betrieb', async (tx) => alsSchornsteinfeger(await getBetrieb(tx)));
