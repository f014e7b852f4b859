import type { Schliesstage } from '@kehrtour/contract/schliesstag';
import { ortszeitAus } from '@kehrtour/domain/ortszeit';
import { plusJahre, type Tag, tageVonBis, teileTag } from '@kehrtour/domain/tag';
import type { Feiertag } from '@kehrtour/domain/werktag';

import type { StaffCtx, TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { findSitz, listSchliesstage } from './schliesstag.store.ts';

/** The state's holidays of this and the next year, and the company's own entries. */
export function zeigeSchliesstage(ctx: StaffCtx): Promise<Schliesstage> {
  return ctx.transaction((tx) => schliesstageJetzt(ctx, tx));
}

export async function schliesstageJetzt(ctx: Pick<TenantCtx, 'now'>, tx: Tx): Promise<Schliesstage> {
  const heute = ortszeitAus(ctx.now()).tag;
  const neujahr = `${String(teileTag(heute).jahr).padStart(4, '0')}-01-01`;
  const sitz = await findSitz(tx);
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

/** The days of a span on which the company is closed, by its own entries, each with what is written in its head. */
export async function geschlosseneTage(tx: Tx, von: Tag, bis: Tag): Promise<Feiertag[]> {
  const eintraege = (await listSchliesstage(tx, von)).filter((eine) => !eine.offen && eine.von <= bis);
  const tage = eintraege.flatMap(({ von: erster, bis: letzter, name }) =>
    tageVonBis(erster < von ? von : erster, letzter > bis ? bis : letzter).map((tag) => [tag, name] as const),
  );
  return [...new Map(tage)].map(([tag, name]) => ({ tag, name }));
}
