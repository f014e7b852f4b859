import type { ZuTun } from '@kehrtour/contract/betrieb';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';

import type { AdminCtx } from '../../platform/ctx.ts';
import { countRest } from './bankbuchung.store.ts';
import { countBetriebsrechnungen } from './rechnungswesen.store.ts';
import { beimBetreiber } from './zeigeBetriebsrechnungen.ts';

/** Invoices and bookings of the bank that somebody has to look at. */
export async function zaehleWartende(
  ctx: AdminCtx,
): Promise<Pick<ZuTun, 'beanstandet' | 'ueberfaellig' | 'nichtZugeordnet'>> {
  const heute = ortszeitAus(ctx.now()).tag;
  const rechnungen = await beimBetreiber(ctx, async (tx) => ({
    beanstandet: await countBetriebsrechnungen(tx, heute, 'beanstandet'),
    ueberfaellig: await countBetriebsrechnungen(tx, heute, 'ueberfaellig'),
  }));
  return { ...rechnungen, nichtZugeordnet: await ctx.transaction(countRest) };
}
