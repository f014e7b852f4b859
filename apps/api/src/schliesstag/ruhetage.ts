import { feiertagAm, type Feiertag } from '@kehrtour/domain/recht/werktag';
import { tageVonBis, type Tag, wochentag } from '@kehrtour/domain/tag';

import type { TenantCtx } from '../platform/ctx.ts';
import type { Tx } from '../platform/db/db.ts';
import { feiertageAmSitz } from '../unternehmen/betriebskalender.ts';
import { schliesstageJetzt } from './zeigeSchliesstage.ts';

/**
 * Those of the days on which nobody works without having said so: holidays, days on which the company is closed, and
 * Sundays (§ 9 ArbZG). The name is said as `Der 1. Mai ist …`.
 */
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
  const gewaehlt = new Set(sorted);
  const amTag = (offen: boolean): Map<Tag, string> =>
    new Map(
      eintraege
        .filter((eintrag) => eintrag.offen === offen && eintrag.von <= letzter && eintrag.bis >= erster)
        .flatMap((eintrag) =>
          tageVonBis(eintrag.von, eintrag.bis).map((tag) => [tag, eintrag.name] as const),
        ),
    );
  const [geoeffnet, geschlossen] = [amTag(true), amTag(false)];
  const frei = feiertageAmSitz(betrieb, erster, letzter);
  return [...gewaehlt].flatMap((tag) => {
    const feiertag = geoeffnet.has(tag) ? undefined : feiertagAm(tag, frei);
    if (feiertag) return [feiertag];
    const grund = geschlossen.get(tag);
    if (grund !== undefined)
      return [{ tag, name: grund === '' ? 'ein Schließtag' : `ein Schließtag (${grund})` }];
    return wochentag(tag) === 7 && !geoeffnet.has(tag) ? [{ tag, name: 'ein Sonntag' }] : [];
  });
}
