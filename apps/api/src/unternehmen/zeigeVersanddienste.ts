import type { versanddiensteHolen } from '@kehrtour/contract/einstellungen';
import type { AnswerOf } from '@kehrtour/contract/endpoint';
import { tableOf } from '@kehrtour/domain/keysOf';
import { MESSENGER } from '@kehrtour/domain/messenger';

import type { StaffCtx } from '../platform/ctx.ts';
import { monthCents, type PricedWay } from '../platform/post/monthCost.ts';

/** What this installation can send by: a way without a service is not offered. */
export async function zeigeVersanddienste(ctx: StaffCtx): Promise<AnswerOf<typeof versanddiensteHolen>> {
  const { env, shortMessages, letters } = ctx.deps;
  const imMonat = new Map<PricedWay, number>();
  const bepreist = [
    ...(letters === undefined ? [] : (['brief'] as const)),
    ...MESSENGER.filter((messenger) => shortMessages[messenger] !== undefined),
  ];
  await ctx.transaction(async (tx) => {
    for (const way of bepreist) imMonat.set(way, await monthCents(tx, way, ctx.now()));
  });
  const brief = imMonat.get('brief');
  return {
    sms: shortMessages.sms === undefined ? null : { centJeTeil: env.smsCent },
    ...tableOf(MESSENGER, (messenger) => {
      const cent = imMonat.get(messenger);
      return cent === undefined
        ? null
        : { centJeNachricht: env.messenger[messenger].cent, imMonatCent: cent };
    }),
    brief: brief === undefined ? null : { centJeBrief: env.briefCent, imMonatCent: brief },
  };
}
