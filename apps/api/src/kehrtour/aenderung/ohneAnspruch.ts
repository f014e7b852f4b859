import { istHinfaellig } from '@kehrtour/domain/termin/termin';

import { haeltZusage } from '../../planung/problem/haeltZusage.ts';
import type { HaltAnliegen } from '../../planung/problem/haltAnliegen.ts';
import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';

type Platzsuche = {
  /** Somebody looks for places for those who were called off. Whoever said no is asked first. */
  readonly auchAbgesagte: boolean;
};

/** Stops on which nobody counts any more: no computation gives them a place before a person does. */
export function ohneAnspruch(
  { anliegen, aenderung, inKraft }: Planungsgrundlage,
  { auchAbgesagte }: Platzsuche,
): ReadonlySet<string> {
  const geplant = new Set(inKraft.flatMap(({ id, ausgelassen }) => (ausgelassen ? [] : [id])));
  const damals = new Map(aenderung?.zusagen.map(({ id, status }) => [id, status]));
  /** In the plan that waits a person gave it another place, and not before it was called off. */
  const istNeuVergeben = ({ id, hinfaellig, bisher }: HaltAnliegen): boolean => {
    if (!aenderung || !hinfaellig || !bisher) return false;
    const status = damals.get(hinfaellig.id);
    if (status !== undefined && !istHinfaellig(status)) return false;
    return !geplant.has(id) || !haeltZusage(bisher, hinfaellig);
  };
  return new Set(
    anliegen.flatMap((one) => {
      if (!one.hinfaellig || (auchAbgesagte && one.hinfaellig.status !== 'abgelehnt')) return [];
      return istNeuVergeben(one) ? [] : [one.id];
    }),
  );
}
