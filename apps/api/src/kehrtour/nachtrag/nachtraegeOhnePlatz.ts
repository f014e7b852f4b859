import type { Solution } from '@kehrtour/planner';

import type { Planungsgrundlage } from '../../planung/problem/ladeGrundlage.ts';

/**
 * Houses whose added work stays outside: it found no place itself, or, where each did, somebody who was told has none any more.
 * What was told goes before what came later.
 */
export function nachtraegeOhnePlatz(
  { anliegen, inKraft }: Planungsgrundlage,
  { unserved }: Pick<Solution, 'unserved'>,
): string[] {
  const ohnePlatz = new Set(unserved.map(({ stop }) => stop));
  const aufgenommene = anliegen.filter(({ haus }) => haus.nachtrag === true);
  const selbst = aufgenommene.filter(({ id }) => ohnePlatz.has(id));
  const geplant = new Set(inKraft.flatMap(({ id, ausgelassen }) => (ausgelassen ? [] : [id])));
  const faelltJemand = anliegen.some(
    ({ id, termin }) => termin !== undefined && ohnePlatz.has(id) && geplant.has(id),
  );
  const zurueck = selbst.length > 0 ? selbst : faelltJemand ? aufgenommene : [];
  return [...new Set(zurueck.map(({ haus }) => haus.id))];
}
