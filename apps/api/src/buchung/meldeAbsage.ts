import type { TenantCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { delayMessages } from '../platform/post/heldMessages.ts';
import { loescheGebuchtenHalt } from './beendeBuchung.ts';
import { findBuchung, hatAbsagemail } from './buchung.store.ts';
import { maileBuchung } from './maileBuchung.ts';
import { sperreBuchung } from './sperreBuchung.ts';

/** Tells who booked that nobody comes, once, however often the job runs; the stop leaves its round. */
export async function meldeAbsage(
  ctx: TenantCtx,
  terminId: string,
  { grund = '', hinausAb }: { grund?: string | undefined; hinausAb?: string | undefined },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await findBuchung(tx, terminId))) return;
    const { buchung } = await sperreBuchung(tx, terminId);
    if (buchung.status !== 'abgesagt' || (await hatAbsagemail(tx, terminId))) return;
    const ausgangId = await maileBuchung(ctx, tx, terminId, {
      anlass: 'abgesagt',
      ...(grund === '' ? {} : { grund }),
    });
    if (ausgangId !== undefined && hinausAb !== undefined)
      await delayMessages(tx, [ausgangId], new Date(hinausAb));
    const kehrtourId = await loescheGebuchtenHalt(tx, buchung, ctx.now());
    if (kehrtourId !== undefined) await announce(tx, { art: 'kehrtour', id: kehrtourId });
  });
}
