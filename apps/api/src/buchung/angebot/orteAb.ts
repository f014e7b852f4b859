import type { Tag } from '@kehrtour/domain/tag';
import type { Belegt, Punkt, Zeitgrundlage } from '@kehrtour/domain/zeiten/zeitgrundlage';

import { perKey } from '../../platform/queue/batched.ts';

/** More places than the days of one page have; what lies behind them is estimated until somebody turns the page. */
export const ORTE_MAX = 300;

/** Everything that takes somebody's time, the next things first; sorted once for all who ask of the same reading. */
const nachZeit = perKey((grundlage: Zeitgrundlage): readonly Belegt[] =>
  grundlage.personen.flatMap(({ belegt }) => belegt).toSorted((a, b) => a.von - b.von),
);

/** Where days start, and where somebody comes from or goes to from `ab` on, at the latest on `bis`. */
export function orteAb(grundlage: Zeitgrundlage, ab?: Tag, bis?: Tag): readonly Punkt[] {
  const von = (ab === undefined ? undefined : grundlage.tage.get(ab)?.von) ?? Number.NEGATIVE_INFINITY;
  const ende = (bis === undefined ? undefined : grundlage.tage.get(bis)?.bis) ?? Number.POSITIVE_INFINITY;
  const orte = new Map<string, Punkt>();
  const merke = (ort: Punkt | null | undefined): void => {
    if (ort) orte.set(`${ort.lat}/${ort.lon}`, ort);
  };
  for (const { start } of grundlage.personen) merke(start);
  for (const block of nachZeit(grundlage)) {
    if (block.von >= ende || orte.size >= ORTE_MAX) break;
    if (block.bis <= von) continue;
    merke(block.ort);
    merke(block.ortDanach);
  }
  return [...orte.values()];
}
