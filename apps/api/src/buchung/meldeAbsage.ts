import type { TenantCtx } from '../platform/ctx.ts';
import { announce } from '../platform/db/events.ts';
import { delayMessages } from '../platform/post/heldMessages.ts';
import { istVerfallen, VORHER_DA } from '../termin/verfallen.ts';
import { loescheGebuchtenHalt } from './beendeBuchung.ts';
import { findBuchung, listAbsagemails } from './buchung.store.ts';
import { maileBuchung } from './maileBuchung.ts';
import { sperreBuchung } from './sperreBuchung.ts';

/**
 * Tells who booked that nobody comes, once, however often the job runs; the stop leaves its round. Where nobody was met before the
 * time that was booked, the stop stays as it was driven to.
 */
export async function meldeAbsage(
  ctx: TenantCtx,
  terminId: string,
  { grund = '', hinausAb }: { grund?: string | undefined; hinausAb?: string | undefined },
): Promise<void> {
  await ctx.transaction(async (tx) => {
    if (!(await findBuchung(tx, terminId))) return;
    const { buchung } = await sperreBuchung(tx, terminId);
    const verfallen = await istVerfallen(tx, terminId, ctx.now());
    if (buchung.status !== 'abgesagt' && !verfallen) return;
    if ((await listAbsagemails(tx, terminId)).length > 0) return;
    const warum = verfallen ? VORHER_DA : grund;
    await maileBuchung(ctx, tx, terminId, { anlass: 'abgesagt', ...(warum === '' ? {} : { grund: warum }) });
    if (hinausAb !== undefined) {
      const mails = await listAbsagemails(tx, terminId);
      await delayMessages(
        tx,
        mails.map(({ id }) => id),
        new Date(hinausAb),
      );
    }
    if (verfallen) return;
    const kehrtourId = await loescheGebuchtenHalt(tx, buchung, ctx.now());
    if (kehrtourId !== undefined) await announce(tx, { art: 'kehrtour', id: kehrtourId });
  });
}
