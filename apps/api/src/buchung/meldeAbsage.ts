import type { TenantCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { delayMessages } from '../platform/post/heldMessages.ts';
import { loescheGebuchtenHalt } from './beendeBuchung.ts';
import { findBuchung, listAbsagemails } from './buchung.store.ts';
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
    if (buchung.status !== 'abgesagt' || (await listAbsagemails(tx, terminId)).length > 0) return;
    await maileBuchung(ctx, tx, terminId, { anlass: 'abgesagt', ...(grund === '' ? {} : { grund }) });
    if (hinausAb !== undefined) {
      const mails = await listAbsagemails(tx, terminId);
      await delayMessages(
        tx,
        mails.map(({ id }) => id),
        new Date(hinausAb),
      );
    }
    const kehrtourId = await loescheGebuchtenHalt(tx, buchung, ctx.now());
    if (kehrtourId !== undefined) await announce(tx, { art: 'kehrtour', id: kehrtourId });
  });
}
