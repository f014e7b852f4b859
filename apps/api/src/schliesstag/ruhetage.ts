import { ruhetageAus } from '@kehrtour/domain/recht/ruhetage';
import type { Feiertag } from '@kehrtour/domain/recht/werktag';
import type { Tag } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { schliesstageJetzt } from './zeigeSchliesstage.ts';

/** Those of the days on which nobody works without having said so (`ruhetageAus`), as the company's seat and its entries have it. */
export async function ladeRuhetage(
  ctx: Pick<TenantCtx, 'now'>,
  tx: Tx,
  betrieb: Parameters<typeof feiertageAmSitz>[0],
  tage: readonly Tag[],
): Promise<Feiertag[]> {
  const sorted = tage.toSorted();
  const [erster, letzter] = [sorted[0], sorted.at(-1)];
  if (erster === undefined || letzter === undefined) return [];
  const { eintraege } = await schliesstageJetzt(ctx, tx);
  return ruhetageAus(tage, { feiertage: feiertageAmSitz(betrieb, erster, letzter), eintraege });
}
