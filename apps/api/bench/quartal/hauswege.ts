import type { Koordinate } from '@kehrtour/domain/ort/koordinate';
import { afterSteps, type Problem, solve } from '@kehrtour/planner';

import { fahrzeitmatrix } from '../../src/ort/fahrzeiten/fahrzeitmatrix.ts';
import { fahrzeitenFuer } from '../../src/ort/fahrzeitenFuer.ts';
import type { Hausbesuch } from '../../src/planung/quartalsproblem/ladeQuartal.ts';
import type { Quartalsschicht } from '../../src/planung/quartalsproblem/quartalsinhalt.ts';
import type { TestBetrieb } from '../../test/testApi.ts';
import type { Tageswerk } from './tageswerke.ts';

const STEPS_PER_DAY = 400;

export type Wege = { fahrtMinuten: number; tage: number };

/** Real ways of each person's day: the route planner orders the houses, for the proposal and for the baseline alike. */
export async function hauswege(
  wo: TestBetrieb,
  besuche: readonly Hausbesuch[],
  schichten: readonly Quartalsschicht[],
) {
  const orte: Koordinate[] = [];
  const known = new Map<string, number>();
  const platz = ({ lat, lon }: Koordinate): number => {
    const key = `${lat},${lon}`;
    if (!known.has(key)) known.set(key, orte.push({ lat, lon }) - 1);
    return known.get(key) ?? 0;
  };
  for (const { start, ziel } of schichten) [start, ziel].forEach(platz);
  const hausplatz = ({ haus }: Hausbesuch): number =>
    platz({ lat: haus.lat ?? 49.51, lon: haus.lon ?? 11.28 });
  besuche.forEach(hausplatz);
  const { quelle, cache } = await fahrzeitenFuer(wo.ctx);
  const matrix = async (modus: 'auto' | 'zu_fuss') => {
    const { sekunden, anzahl } = await fahrzeitmatrix(quelle, cache, { orte, modus });
    return Array.from({ length: anzahl }, (_, row) => sekunden.subarray(row * anzahl, (row + 1) * anzahl));
  };
  const travel = { car: await matrix('auto'), foot: await matrix('zu_fuss') };
  return (werke: readonly Tageswerk[]): Wege => {
    let sekunden = 0;
    let tage = 0;
    for (const { schicht, besuche: heute } of werke) {
      if (heute.length === 0) continue;
      tage += 1;
      const strasse = ({ haus }: Hausbesuch): string => `${haus.ort}/${haus.strasse}`;
      const problem: Problem = {
        stops: heute.map((eintrag, index) => ({
          id: String(index),
          place: hausplatz(eintrag),
          serviceSeconds: 0,
          cluster: strasse(eintrag),
        })),
        vehicles: [
          {
            id: schicht.id,
            employee: schicht.mitarbeiterId,
            day: schicht.tag,
            start: { place: platz(schicht.start), earliest: 0 },
            end: { place: platz(schicht.ziel), latest: 86_400 },
          },
        ],
        travel,
        clusters: [...new Set(heute.map(strasse))].map((id) => ({ id, setupSeconds: 60, walkable: true })),
      };
      sekunden += solve(problem, { stop: afterSteps(STEPS_PER_DAY), seed: 1 }).costs.travel;
    }
    return { fahrtMinuten: Math.round(sekunden / 60), tage };
  };
}
