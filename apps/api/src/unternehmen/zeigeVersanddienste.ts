import type { versanddiensteHolen } from '@kehrtour/contract/einstellungen';
import type { AnswerOf } from '@kehrtour/contract/endpoint';

import type { StaffCtx } from '../platform/ctx.ts';
import { monthCents, type PricedWay } from '../platform/post/monthCost.ts';

/** What this installation can send by: a way without a service is not offered. */
export async function zeigeVersanddienste(ctx: StaffCtx): Promise<AnswerOf<typeof versanddiensteHolen>> {
  const { env, shortMessages, letters } = ctx.deps;
  const imMonat = (way: PricedWay): Promise<number> =>
    ctx.transaction((tx) => monthCents(tx, way, ctx.now()));
  return {
    sms: shortMessages.sms === undefined ? null : { centJeTeil: env.smsCent },
    whatsapp:
      shortMessages.whatsapp === undefined
        ? null
        : { centJeNachricht: env.whatsappCent, imMonatCent: await imMonat('whatsapp') },
    brief:
      letters === undefined
        ? null
        : {
            centJeBrief: env.briefCent,
            imMonatCent: await imMonat('brief'),
          },
  };
}
