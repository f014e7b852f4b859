import type { Schliesstage } from '@kehrtour/contract/schliesstag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusJahre, teileTag } from '@kehrtour/domain/tag';

import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { getSitz } from '../unternehmen/auftritt.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { listSchliesstage } from './schliesstag.store.ts';

/** The state's holidays of this and the next year, and the company's own entries. */
export function zeigeSchliesstage(ctx: StaffCtx): Promise<Schliesstage> {
  return ctx.transaction((tx) => schliesstageJetzt(ctx, tx));
}

export async function schliesstageJetzt(ctx: Pick<TenantCtx, 'now'>, tx: Tx): Promise<Schliesstage> {
  const heute = ortszeitAus(ctx.now()).tag;
  const neujahr = `${String(teileTag(heute).jahr).padStart(4, '0')}-01-01`;
  const sitz = await getSitz(tx);
  const eintraege = await listSchliesstage(tx, heute);
  const offene = (await listSchliesstage(tx, neujahr)).filter(({ offen }) => offen);
  return {
    bundesland: sitz.bundesland,
    feiertage: feiertageAmSitz(sitz, neujahr, plusJahre(neujahr, 1)).map(({ tag, name }) => ({
      tag,
      name,
      offenDurch: offene.find(({ von, bis }) => von <= tag && tag <= bis)?.id ?? null,
    })),
    eintraege,
  };
}
